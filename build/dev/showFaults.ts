import type { MiddlewareHandler } from 'astro';
import type { Fault } from '../../shared/Fault.ts';
import { collectFaults, collectingFaults } from '../../src/content/files/collectFaults.ts';
import { type ContentFault, isContentError } from '../../src/content/files/contentError.ts';
import { redirectFileFaults } from '../../src/content/settings/redirects.ts';
import { loadedContent, outputPath } from '../../src/siteContent.ts';
import { faultList, faultPage, stackTrace } from './faultPage.ts';

/** Where the development server shows a page, by the path of its file; the home page has none. */
const shownAt = (output: string | undefined) => (output ? `/${output}/` : '/');

/**
 * Faults of the text of the page at a path that are found by looking at it alone, such as pictures that are not there.
 * Loaded only when needed: the check has many modules.
 */
async function textFaults(path: string): Promise<Fault[]> {
  const [{ linkFaults }, { KnownSite }] = await Promise.all([
    import('../check/linkFaults.ts'),
    import('../check/KnownSite.ts'),
  ]);
  const content = loadedContent();
  const text = content.pages.find((page) => shownAt(outputPath(page)) === path)?.prose;
  return text === undefined ? [] : linkFaults(new KnownSite(content), [text]);
}

/** Collects the faults of the documents that a page links to. */
async function collectFaultsOfDocuments(page: string): Promise<void> {
  if (!/"\/(?:pdf|spreadsheets)\//.test(page)) return;
  const { documentFaults } = await import('../generated/documentFaults.ts');
  for (const { address, faults } of documentFaults())
    if (page.includes(`"${address}"`)) collectFaults(faults);
}

/** What may be wrong where there is no page: the file of the address may be faulty, or an address in a file. */
const allFaults = (): Fault[] => [
  ...loadedContent().faults.filter(({ because }) => because === undefined),
  ...redirectFileFaults(),
];

const html = (body: string, status: number) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Astro middleware for development: a page shows its own faults, and those of pages it would list. */
export const onRequest: MiddlewareHandler = ({ url }, next) => {
  const met = new Set<ContentFault>();
  return collectingFaults(met, async () => {
    try {
      const response = await next();
      if (response.status === 404)
        return html(faultPage(faultList('No content file has this address.', allFaults())), 404);
      if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
      const page = await response.text();
      await collectFaultsOfDocuments(page);
      if (met.size === 0) return new Response(page, response);
      const notice = faultList('Left out of this page, because a file is wrong:', [...met]);
      return html(
        page.replace('</body>', () => `${notice}</body>`),
        response.status,
      );
    } catch (error) {
      const faults = isContentError(error) ? error.faults : [...met, ...(await textFaults(url.pathname))];
      const list = faults.length > 0 ? faultList('This page cannot be drawn:', faults) : '';
      return html(faultPage(isContentError(error) ? list : list + stackTrace(error)), 500);
    }
  });
};
