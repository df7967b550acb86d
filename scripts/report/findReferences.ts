import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RedirectRule } from '../../shared/http/RedirectRule.ts';
import type { Page } from '../../src/lib/content/pages.ts';
import { readContentText } from '../../src/lib/content/readContent.ts';

export interface BrokenReference {
  /** Page on which the link stands. */
  page: string;
  locale: string;
  link: string;
}

/** Links of MDX text: [words](/path/) and href="/path/". */
const PROSE_LINK = /\]\((\/[^)\s]*)\)|href="(\/[^"]*)"/g;

/** Every text of a value that is the address of a page of the site. */
function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/^\/(?:[^\s/].*)?$/.test(value)) yield value;
  } else if (typeof value === 'object' && value !== null) {
    for (const part of Object.values(value)) yield* addressesIn(part);
  }
}

/**
 * Links of pages that lead to no page: the address of a page ends in a slash, whatever ends otherwise is a file of the
 * build and looked for there, where there is a build.
 */
export function findBrokenReferences(
  pages: readonly Page[],
  redirects: readonly RedirectRule[],
  out: string,
): BrokenReference[] {
  const known = new Set([...pages.map(({ path }) => path), ...redirects.map(({ from }) => `${from}/`)]);
  const isBuilt = existsSync(join(out, 'index.html'));
  const isKnown = (address: string) => {
    const path = address.split(/[?#]/, 1)[0] ?? '';
    if (path.endsWith('/')) return known.has(path) || existsSync(join('public', path));
    // A file made at build, or a route of the server.
    return !isBuilt || path === '/roi-pdf' || existsSync(join(out, path)) || known.has(`${path}/`);
  };
  return pages.flatMap((page) => {
    const { path, locale, prose, id: _, parents: __, ...data } = page;
    const links = new Set(addressesIn(data));
    const text = prose === undefined ? '' : readContentText(prose);
    for (const [, words, attribute] of text.matchAll(PROSE_LINK)) links.add(words ?? attribute ?? '');
    return [...links]
      .filter((link) => !isKnown(link))
      .map((link): BrokenReference => ({ page: path, locale, link }));
  });
}
