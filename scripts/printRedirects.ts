import { KnownSite } from '../build/check/KnownSite.ts';
import { proposedRedirects } from '../build/check/vanishedPages.ts';
import { loadedContent } from '../src/siteContent.ts';

/**
 * Prints suggested redirects for pages that were renamed or deleted.
 *
 * @param built paths of the pages of the last build
 */
export function printRedirects(built: readonly string[]): void {
  const site = new KnownSite(loadedContent());
  const proposed = proposedRedirects({ pages: site.pages(), isKnown: (path) => site.knows(path) }, built);
  if (proposed.length === 0) return;
  console.log(
    '\nPages that are gone: their addresses answer “not found”. For each that moved, add to content/settings/redirects.yaml:',
  );
  console.log(proposed.join('\n'));
}
