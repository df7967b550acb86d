import type { ContentLink } from '../../build/links/contentLinks.ts';
import type { Fault } from '../../shared/Fault.ts';
import type { Page } from '../../src/content/Page.ts';

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? '';

/**
 * Finds links to pages that expire or have expired, each with its place in the content. Once a page has expired, links
 * to it lead to the page above.
 */
export function findExpiringLinks(pages: readonly Page[], links: readonly ContentLink[], now: Date): Fault[] {
  const ends = new Map(
    pages.flatMap(({ path, draft, expireAt }) =>
      expireAt === undefined || draft ? [] : ([[path, expireAt]] as const),
    ),
  );
  return links.flatMap(({ file, line, address }) => {
    const end = ends.get(pathOf(address));
    if (end === undefined) return [];
    const when = Date.parse(end) <= now.getTime() ? `expired on ${end}` : `expires on ${end}`;
    return [{ file, line, text: `link to ${address}, which ${when}: change or remove it` }];
  });
}
