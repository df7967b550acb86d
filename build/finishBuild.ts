import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { siteConfig } from '../config/site.ts';
import { trackingConfig } from '../config/tracking.ts';
import { reportProgress } from '../server/progress/reportProgress.ts';
import type { SiteManifest } from '../shared/site/SiteManifest.ts';
import { IMAGE_CACHE, MEDIA_ROOT } from '../src/lib/images/mediaImages.ts';
import { ART_CACHE } from '../src/scenes/artFiles.ts';
import { trackingHosts } from './addTracking.ts';
import { checkLinks, checkRedirects } from './checkLinks.ts';
import { DocumentStyler, type FinishedDocument } from './DocumentStyler.ts';
import { type PolicyHosts, svgPolicy } from './documents.ts';
import { inParallel } from './inParallel.ts';
import type { OutputFolder } from './OutputFolder.ts';

const ART_ADDRESS = /\/_art\/([a-z0-9-]+\.[0-9a-f]{8}(?:\.still)?\.svg)/g;
const IMAGE_ADDRESS = /\/_img\/[a-z0-9-]+\.[0-9a-f]{8}\.webp/g;
const ASTRO_ADDRESS = /"\/(_astro\/[^"]+)"/g;

/** Said when kept pages do not fit what Astro made; building once more, without them, helps. */
export class OutdatedPagesError extends Error {
  override readonly name = 'OutdatedPagesError';
}

async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}

/** Hosts that pages may load from, beside their own. */
function policyHosts(): PolicyHosts {
  const { provider, cdnBase } = siteConfig.images;
  const services = trackingHosts(trackingConfig);
  const images = provider === 'cdn' && cdnBase ? [new URL(cdnBase).origin] : [];
  return { ...services, images: [...(services.images ?? []), ...images] };
}

/** Takes over what Astro made beside the documents, and finishes the documents; kept ones are finished already. */
async function finishDocuments(
  astro: string,
  out: OutputFolder,
  kept: ReadonlyMap<string, FinishedDocument>,
): Promise<Map<string, FinishedDocument>> {
  const files = await listFiles(astro);
  const styles = new Map<string, string>();
  const scripts: string[] = [];
  for (const file of files.filter((name) => !name.endsWith('.html'))) {
    const bytes = await readFile(join(astro, file));
    if (file.endsWith('.css')) styles.set(file, bytes.toString('utf8'));
    if (file.endsWith('.js')) scripts.push(bytes.toString('utf8'));
    out.put(file, bytes);
  }
  const documents = new Map(kept);
  const drawn = files.filter((name) => name.endsWith('.html'));
  if (drawn.length > 0) {
    const styler = new DocumentStyler({ styles, scripts }, policyHosts());
    for (const [index, file] of drawn.entries()) {
      const document = styler.finish(await readFile(join(astro, file), 'utf8'));
      documents.set(file, document);
      putDocument(out, file, document);
      reportProgress('Finished pages', index + 1, drawn.length);
    }
  }
  for (const [file, document] of kept) putDocument(out, file, document);
  return documents;
}

function putDocument(out: OutputFolder, file: string, document: FinishedDocument): void {
  out.put(file, document.html);
  for (const [path, text] of Object.entries(document.files)) out.put(path, text);
}

/** Throws when a kept page asks for a script or a stylesheet that is not part of this build. */
function checkAssets(documents: ReadonlyMap<string, FinishedDocument>, files: ReadonlySet<string>): void {
  for (const [file, { html }] of documents)
    for (const [, path = ''] of html.matchAll(ASTRO_ADDRESS))
      if (!files.has(path))
        throw new OutdatedPagesError(`${file} asks for /${path}, which this build has not`);
}

/** Puts the drawings that pages show into the build. Gives the policy of each, by path. */
async function putArt(out: OutputFolder, pages: Iterable<string>): Promise<Record<string, { csp: string }>> {
  const names = new Set<string>();
  for (const html of pages) for (const match of html.matchAll(ART_ADDRESS)) names.add(match[1] ?? '');
  const assets: Record<string, { csp: string }> = {};
  await inParallel([...names].sort(), 8, async (name) => {
    const source = join(ART_CACHE, name);
    if (!existsSync(source))
      throw new OutdatedPagesError(`${source} is missing: delete .cache and build again`);
    const svg = await readFile(source, 'utf8');
    out.put(`_art/${name}`, svg);
    assets[`_art/${name}`] = { csp: svgPolicy(svg) };
  });
  return assets;
}

/** Puts the pictures that pages show into the build: resized ones by name, or the folder of pictures as they are. */
async function putImages(out: OutputFolder, pages: Iterable<string>): Promise<void> {
  if (siteConfig.images.provider === 'static' && existsSync(MEDIA_ROOT))
    await inParallel(await listFiles(MEDIA_ROOT), 8, (file) =>
      out.copy(join('media', file), join(MEDIA_ROOT, file)),
    );
  const names = new Set([...pages].flatMap((html) => html.match(IMAGE_ADDRESS) ?? []));
  await inParallel(names, 8, (name) =>
    out.copy(join('_img', basename(name)), join(IMAGE_CACHE, basename(name))),
  );
}

export interface FinishOptions {
  /** Finished documents of pages that were not drawn again, by path. */
  kept?: ReadonlyMap<string, FinishedDocument>;
  /** Puts in the files that are made from code and from the finished documents, before links are followed. */
  extra?: (out: OutputFolder, documents: ReadonlyMap<string, string>) => Promise<void>;
  /** false for a build whose pages lead to pages that are not part of it. */
  areLinksChecked?: boolean;
}

/**
 * Turns what Astro wrote to a folder into what the server serves: each page with its own rules inline and its own
 * content security policy, drawings copied, links checked, everything compressed, and a manifest that tells the server
 * of it. Gives the documents by path. Throws with page, link and remedy when a link leads nowhere.
 */
export async function finishBuild(
  astro: string,
  out: OutputFolder,
  { kept = new Map(), extra, areLinksChecked = true }: FinishOptions,
): Promise<Map<string, FinishedDocument>> {
  const documents = await finishDocuments(astro, out, kept);
  const pages = new Map([...documents].map(([file, { html }]) => [file, html]));
  const assets = await putArt(out, pages.values());
  await putImages(out, pages.values());
  await extra?.(out, pages);
  const files = out.paths();
  checkAssets(documents, files);
  if (areLinksChecked) {
    checkLinks(pages, files);
    checkRedirects(pages, files);
  }

  const manifest: SiteManifest = { brand: siteConfig.brand.name, documents: {}, assets: {} };
  for (const [file, { csp }] of [...documents].sort(([a], [b]) => a.localeCompare(b)))
    manifest.documents[file] = { csp };
  for (const [path, policy] of Object.entries(assets).sort(([a], [b]) => a.localeCompare(b)))
    manifest.assets[path] = policy;
  out.put('.site/manifest.json', JSON.stringify(manifest));
  return documents;
}
