import { isServerRoute } from '../server/Site.ts';
import { type Fault, formatFault } from '../shared/Fault.ts';
import type { RedirectRule } from '../shared/http/RedirectRule.ts';
import type { SiteAddresses } from '../shared/http/redirectRuleFaults.ts';
import { nearest } from '../shared/text/nearest.ts';
import type { UnpublishedPaths } from '../src/content/checkRelations.ts';
import { redirectFileFaults, siteRedirects } from '../src/content/redirects.ts';
import { type ContentLink, contentLinks } from './check/contentLinks.ts';

const LINK = /<a(?:rea)?(?=\s)[^>]*?\shref="([^"]*)"/g;
const ID = /\s(?:id|name)="([^"]+)"/g;

const decode = (attribute: string | undefined) => (attribute ?? '').replaceAll('&amp;', '&');

/** Paths of this site that a document links to, without fragment and query. */
export function linkedPaths(html: string): Set<string> {
  const hrefs = [...html.matchAll(LINK)].map(([, raw]) => decode(raw));
  const own = hrefs.filter((href) => href.startsWith('/') && !href.startsWith('//'));
  return new Set(own.map((href) => href.replace(/[?#].*/, '')));
}

/** The links of a document, and its anchors. */
export interface Anchors {
  /** As written: within the site, with their fragments. */
  links: readonly string[];
  ids: readonly string[];
}

/** The internal links and the anchors of a document, each once. */
export function anchorsOf(html: string): Anchors {
  const hrefs = [...html.matchAll(LINK)].map(([, raw]) => decode(raw));
  const links = hrefs.filter((href) => /^[/#?]/.test(href) && !href.startsWith('//'));
  const ids = [...html.matchAll(ID)].map(([, raw]) => decode(raw));
  return { links: [...new Set(links)], ids: [...new Set(ids)] };
}

const fileOf = (path: string) => (path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1));
const pathOf = (file: string) => `/${file.replace(/index\.html$/, '')}`;

/** A built site: its documents by file name, and the names of all its files. */
class BuiltSite implements SiteAddresses {
  readonly #documents: ReadonlyMap<string, Anchors>;
  readonly #files: ReadonlySet<string>;
  readonly #hidden: UnpublishedPaths;
  /** Paths that are redirected. */
  readonly #redirected: ReadonlySet<string>;
  readonly #ids = new Map<string, Set<string>>();

  constructor(
    documents: ReadonlyMap<string, Anchors>,
    files: ReadonlySet<string>,
    hidden: UnpublishedPaths = new Map(),
    redirects: readonly RedirectRule[] = siteRedirects(),
  ) {
    this.#hidden = hidden;
    this.#redirected = new Set(redirects.map(({ from }) => `${from}/`));
    this.#documents = documents;
    this.#files = files;
  }

  has(path: string): boolean {
    return this.#files.has(fileOf(path)) || isServerRoute(path);
  }

  /** What is wrong with an address, with the remedy. document is the file that contains it. */
  targetFault(address: string, document = ''): string | undefined {
    const [, own = '', fragment = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(address) ?? [];
    const target = own === '' ? document : fileOf(own);
    if (this.#redirected.has(own)) return undefined;
    if (own !== '' && !this.has(own)) {
      const reason = this.#hidden.get(own);
      if (reason !== undefined) return `the page ${reason}: publish it first, or remove the link`;
      const meant = nearest(own, [...this.#documents.keys()].map(pathOf));
      return `there is no such page; ${meant === undefined ? 'correct the path or add the page' : `did you mean ${meant}? Otherwise add the page`}`;
    }
    if (fragment === '' || !this.#documents.has(target) || this.#idsOf(target).has(fragment))
      return undefined;
    const meant = nearest(fragment, [...this.#idsOf(target)]);
    return `that page has no “${fragment}”; ${meant === undefined ? 'give the section this id' : `did you mean #${meant}? Otherwise give the section this id`}`;
  }

  #idsOf(file: string): Set<string> {
    const known = this.#ids.get(file);
    if (known) return known;
    const ids = new Set(this.#documents.get(file)?.ids);
    this.#ids.set(file, ids);
    return ids;
  }
}

/** The content lines that give a document this address: those in its own file, or otherwise in any other. */
function placesOf(document: string, href: string, links: readonly ContentLink[]): ContentLink[] {
  const given = links.filter(({ address }) => address === href);
  const name = document.replace(/^_hosts\/[^/]+\//, '').replace(/\/?index\.html$/, '') || 'index';
  const own = given.filter(({ file }) => file.replace(/\.(yaml|mdx)$/, '').endsWith(`/${name}`));
  return own.length > 0 ? own : given;
}

/**
 * Follows every internal link of every page, including fragments. Throws with a line for each broken one: where the
 * content has the link, the address, the remedy, and a page that shows it.
 *
 * @param hidden pages that are not published, with the reason
 * @param redirects defaults to the redirect table
 * @param content returns the addresses in content files; called only when a link is broken
 */
export function checkLinks(
  documents: ReadonlyMap<string, Anchors>,
  files: ReadonlySet<string>,
  {
    hidden,
    redirects,
    content = contentLinks,
  }: {
    hidden?: UnpublishedPaths;
    redirects?: readonly RedirectRule[];
    content?: () => readonly ContentLink[];
  } = {},
): void {
  const site = new BuiltSite(documents, files, hidden, redirects);
  const wrong: { document: string; href: string; fault: string }[] = [];
  /** Cached faults of addresses that do not depend on the page: every page has the menus’ links. */
  const faultsByAddress = new Map<string, string | undefined>();
  const faultOf = (href: string, document: string) => {
    if (!href.startsWith('/')) return site.targetFault(href, document);
    if (!faultsByAddress.has(href)) faultsByAddress.set(href, site.targetFault(href));
    return faultsByAddress.get(href);
  };
  for (const [document, { links }] of documents) {
    for (const href of links) {
      const fault = faultOf(href, document);
      if (fault !== undefined) wrong.push({ document, href, fault });
    }
  }
  if (wrong.length === 0) return;
  const given = content();
  const faults = new Map<string, Fault>();
  for (const { document, href, fault } of wrong) {
    const places = placesOf(document, href, given);
    const text = `link to ${href}: ${fault}`;
    // Links that code generates, such as those of menus, have no line in the content.
    if (places.length === 0) faults.set(`${document} ${href}`, { file: document, text });
    for (const { file, line } of places)
      if (!faults.has(`${file}:${line} ${href}`))
        faults.set(`${file}:${line} ${href}`, { file, line, text: `${text} (shown on ${document})` });
  }
  throw new Error(`Links that lead nowhere:\n${[...faults.values()].map(formatFault).join('\n')}`);
}

/** Throws when a redirect shadows a page or file of the finished build, or has no target. */
export function checkRedirects(
  documents: ReadonlyMap<string, Anchors>,
  files: ReadonlySet<string>,
  { hidden, redirects }: { hidden?: UnpublishedPaths; redirects?: readonly RedirectRule[] } = {},
): void {
  const faults = redirectFileFaults(new BuiltSite(documents, files, hidden, redirects));
  if (faults.length > 0) throw new Error(faults.map(formatFault).join('\n'));
}
