import type { DocumentLinks } from '../links/documentLinks.ts';

/** Folder of regional pages; a visitor reaches one at the address of the page it replaces. */
const REGION = /^_hosts\/[^/]+\//;

const pathOf = (file: string) => `/${file.replace(REGION, '').replace(/index\.html$/, '')}`;

/** Paths of this site that a document links to, without fragment and query. */
const linkedPaths = ({ addresses }: DocumentLinks) =>
  ['a href', 'area href']
    .flatMap((place) => addresses[place] ?? [])
    .filter((address) => /^\/(?!\/)/.test(address))
    .map((address) => address.replace(/[?#].*/, ''));

/**
 * Paths of the pages that cannot be reached from the home page by following links, in order.
 *
 * @param documents by file name, such as `about/index.html`
 */
export function unreachedPages(documents: ReadonlyMap<string, DocumentLinks>): string[] {
  const links = new Map<string, Set<string>>();
  for (const [file, document] of documents) {
    const path = pathOf(file);
    links.set(path, new Set([...(links.get(path) ?? []), ...linkedPaths(document)]));
  }
  const reached = new Set(['/']);
  for (const path of reached)
    for (const target of links.get(path) ?? []) if (links.has(target)) reached.add(target);
  return [...links.keys()].filter((path) => !reached.has(path)).sort();
}
