import { siteConfig } from '../../config/siteConfig.ts';
import { trackingConfig } from '../../config/tracking.ts';
import { reportProgress } from '../../server/progress/reportProgress.ts';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';
import { drawings } from '../../src/scenes/artFiles.ts';
import type { SiteCode } from '../astro/siteCode.ts';
import { trackingHosts } from '../finish/addTracking.ts';
import { DocumentStyler, type FinishedDocument } from '../finish/DocumentStyler.ts';
import type { PolicyHosts } from '../finish/securityPolicy.ts';
import { drawingsIn } from './documentFacts.ts';
import { PageRenderer } from './PageRenderer.ts';

/** Other hosts that pages may load from. */
function policyHosts(): PolicyHosts {
  const { provider, cdnBase } = siteConfig.images;
  const services = trackingHosts(trackingConfig);
  const images = provider === 'cdn' && cdnBase ? [new URL(cdnBase).origin] : [];
  return { ...services, images: [...(services.images ?? []), ...images] };
}

async function openStyler({ files, read }: SiteCode): Promise<DocumentStyler> {
  const textOf = async (file: string) => (await read(file)).toString('utf8');
  const styles = new Map<string, string>();
  const scripts: string[] = [];
  for (const file of files) {
    if (file.endsWith('.css')) styles.set(file, await textOf(file));
    if (file.endsWith('.js')) scripts.push(await textOf(file));
  }
  return new DocumentStyler({ styles, scripts }, policyHosts());
}

/** Receives each finished document, with the queries that its page made about other content. */
type TakeDocument = (file: string, document: FinishedDocument, queries: readonly string[]) => Promise<void>;

/** A document whose files include the drawings that it shows. */
function withDrawings(file: string, document: FinishedDocument): FinishedDocument {
  const shown = drawingsIn(document.html).map((name) => {
    const svg = drawings.get(name);
    if (svg === undefined) throw new Error(`${file} shows ${name}, which no page has drawn`);
    return [`${BUILD_MARKS.folders.drawings}/${name}`, svg] as const;
  });
  return { ...document, files: { ...document.files, ...Object.fromEntries(shown) } };
}

/** The most documents rendered but not yet written: more would exhaust memory on a large site. */
const MOST_WAITING = 16;

/**
 * Renders and finishes documents one after another, while earlier ones are being compressed.
 *
 * @param choose which of all documents to render
 */
export async function drawPages(
  code: SiteCode,
  choose: (files: string[]) => readonly string[],
  take: TakeDocument,
): Promise<void> {
  const renderer = await PageRenderer.open(code);
  const styler = await openStyler(code);
  const files = choose(renderer.files());
  const waiting = new Set<Promise<void>>();
  try {
    for (const [index, file] of files.entries()) {
      const { html, queries } = await renderer.render(file);
      const taken = take(file, withDrawings(file, styler.finish(html)), queries).finally(() =>
        waiting.delete(taken),
      );
      waiting.add(taken);
      taken.catch(() => {});
      if (waiting.size >= MOST_WAITING) await Promise.race(waiting);
      reportProgress('Pages', index + 1, files.length);
    }
    await Promise.all(waiting);
  } finally {
    await Promise.allSettled(waiting);
  }
}
