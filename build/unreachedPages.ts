import { linkedPaths } from './checkLinks.ts';

/** Where pages of a region lie; a visitor reaches them at the address of the page that they stand for. */
const REGION = /^_hosts\/[^/]+\//;

const pathOf = (file: string) => `/${file.replace(REGION, '').replace(/index\.html$/, '')}`;

/**
 * Paths of the pages that nobody arrives at who begins on the home page and follows links, in order.
 * documents: HTML by file name, as `about/index.html`.
 */
export function unreachedPages(documents: ReadonlyMap<string, string>): string[] {
  const links = new Map<string, Set<string>>();
  for (const [file, html] of documents) {
    const path = pathOf(file);
    links.set(path, new Set([...(links.get(path) ?? []), ...linkedPaths(html)]));
  }
  const reached = new Set(['/']);
  for (const path of reached)
    for (const target of links.get(path) ?? []) if (links.has(target)) reached.add(target);
  return [...links.keys()].filter((path) => !reached.has(path)).sort();
}
