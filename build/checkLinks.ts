import { redirects } from '../config/redirects.ts';

const LINK = /<a(?:rea)?(?=\s)[^>]*?\shref="([^"]*)"/g;
const ID = /\s(?:id|name)="([^"]+)"/g;

const decode = (attribute: string | undefined) => (attribute ?? '').replaceAll('&amp;', '&');

/** Paths of this site that a document links to, without fragment and query. */
export function linkedPaths(html: string): Set<string> {
  const hrefs = [...html.matchAll(LINK)].map(([, raw]) => decode(raw));
  const own = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//'));
  return new Set(own.map((href) => href.replace(/[?#].*/, '')));
}

/**
 * Follows every internal link of every page, fragments included. Throws with all that lead nowhere, a line each:
 * page, link, remedy.
 */
export function checkLinks(documents: ReadonlyMap<string, string>, files: ReadonlySet<string>): void {
  const ids = new Map<string, Set<string>>();
  const idsOf = (file: string) => {
    let found = ids.get(file);
    if (!found) {
      found = new Set([...(documents.get(file) ?? '').matchAll(ID)].map((match) => decode(match[1])));
      ids.set(file, found);
    }
    return found;
  };
  const redirected = new Set(redirects.map((rule) => `${rule.from}/`));
  const problems: string[] = [];
  for (const [file, html] of documents) {
    for (const [, raw] of html.matchAll(LINK)) {
      const href = decode(raw);
      if (!/^[/#?]/.test(href) || href.startsWith('//')) continue;
      const [address = '', fragment = ''] = href.split('#');
      const path = address.split('?')[0] ?? '';
      const target = path === '' ? file : path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1);
      if (redirected.has(path)) continue;
      if (!files.has(target) && path !== '/roi-pdf') {
        problems.push(`${file}: link to ${href}: there is no such page; correct the path or add the page`);
      } else if (fragment && documents.has(target) && !idsOf(target).has(fragment)) {
        problems.push(`${file}: link to ${href}: that page has no “${fragment}”; give the section this id`);
      }
    }
  }
  if (problems.length > 0) throw new Error(`Links that lead nowhere:\n${[...new Set(problems)].join('\n')}`);
}
