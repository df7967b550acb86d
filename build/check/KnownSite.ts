import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isServerRoute } from '../../server/Site.ts';
import type { SiteAddresses } from '../../shared/http/redirectRuleFaults.ts';
import { createRedirectResolver } from '../../shared/http/resolveRedirect.ts';
import { headingId } from '../../shared/text/headingId.ts';
import { nearest } from '../../shared/text/nearest.ts';
import { type UnpublishedPaths, unpublishedPaths } from '../../src/content/checking/checkRelations.ts';
import { allForms } from '../../src/content/entries/forms.ts';
import type { Page } from '../../src/content/Page.ts';
import { readContentText, splitFrontMatter } from '../../src/content/reading/readContent.ts';
import { redirectsIfSound } from '../../src/content/settings/redirects.ts';
import { expiredPaths } from '../../src/content/site/expiredPages.ts';
import type { LoadedContent } from '../../src/content/site/loadContent.ts';
import { mediaDocuments } from '../../src/media/mediaFiles.ts';
import { buildFolders } from '../buildFolders.ts';
import { generatedAddresses } from '../generated/generatedAddresses.ts';
import { documentLinks } from '../links/documentLinks.ts';
import { fragmentFault } from '../links/fragmentFault.ts';

/** Every value of a field `id`, at any depth. */
function* idsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, part] of Object.entries(value)) {
    if (key === 'id' && typeof part === 'string') yield part;
    else yield* idsIn(part);
  }
}

/** What is known about the site without building it: its addresses, and the anchors of its pages. */
export class KnownSite implements SiteAddresses {
  readonly #paths: ReadonlySet<string>;
  readonly #pages: readonly Page[];
  readonly #hidden: UnpublishedPaths;
  /** Pages that have expired: links to them lead to the page above. */
  readonly #expired: ReadonlySet<string>;
  readonly #files: ReadonlySet<string>;
  /** Files that belong to pages that are not shown. */
  readonly #hiddenFiles: ReadonlySet<string>;
  readonly #resolve: ReturnType<typeof createRedirectResolver>;
  readonly #ids = new Map<string, ReadonlySet<string> | undefined>();

  constructor({ pages, unpublished, paths }: LoadedContent) {
    this.#paths = new Set(paths);
    this.#pages = [...pages, ...unpublished];
    this.#hidden = unpublishedPaths(unpublished);
    this.#expired = expiredPaths(unpublished);
    this.#files = generatedAddresses(pages, unpublished);
    this.#hiddenFiles = generatedAddresses(this.#pages);
    this.#resolve = createRedirectResolver(redirectsIfSound(), (path) => this.has(path));
  }

  /** Whether the site serves a path: a page, a file, or a route of the server. */
  has(path: string): boolean {
    return (
      this.#paths.has(path) ||
      this.#files.has(path) ||
      isServerRoute(path) ||
      existsSync(join('public', path))
    );
  }

  /** Paths of the published pages. */
  pages(): readonly string[] {
    return this.#pages.filter(({ path }) => this.#paths.has(path)).map(({ path }) => path);
  }

  /** Whether a path is served, redirected, or that of a page that is not published yet. */
  knows(path: string): boolean {
    return this.has(path) || this.#hidden.has(path) || typeof this.#resolve(path) === 'object';
  }

  /**
   * What is wrong with an internal address and how to fix it; undefined when it resolves, or when only a build can
   * tell.
   *
   * @param from path of the page that contains it, to resolve fragments of the same page
   */
  targetFault(address: string, from?: string): string | undefined {
    const [, own = '', hash = ''] = /^([^?#]*)[^#]*(.*)$/.exec(address) ?? [];
    const path = own === '' ? from : own;
    if (path === undefined) return undefined;
    if (this.#expired.has(path)) return undefined;
    if (!this.has(path)) {
      // What is not shown itself may link to what is not shown.
      const isFromHidden = from !== undefined && this.#hidden.has(from);
      if (!isFromHidden || !(this.#hidden.has(path) || this.#hiddenFiles.has(path)))
        return this.missing(path);
    }
    const ids = hash === '' || !path.endsWith('/') ? undefined : this.#idsOf(path);
    return ids && fragmentFault(path, hash, ids);
  }

  /** What is wrong with a path that the site does not serve, and how to fix it. */
  missing(path: string): string {
    const reason = this.#hidden.get(path);
    if (reason !== undefined) return `the page ${path} ${reason}: publish it first, or remove the link`;
    if (this.#hiddenFiles.has(path))
      return `the page that ${path} belongs to is not published: publish it first, or remove the link`;
    const redirect = this.#resolve(path);
    if (typeof redirect === 'object' && redirect.location !== `${path}/`)
      return `${path} is redirected: write ${redirect.location}`;
    if (this.has(`${path}/`)) return `the slash at the end is missing: write ${path}/`;
    const [what, known, otherwise] = this.#alike(path);
    const meant = nearest(path, [...known]);
    return `there is no ${what} ${path}: ${meant === undefined ? otherwise.replace('Otherwise a', 'a') : `did you mean ${meant}? ${otherwise}`}`;
  }

  /** What an address without a page or file is for, the addresses of that kind, and how to add one. */
  #alike(path: string): [what: string, known: Iterable<string>, otherwise: string] {
    const file = `content${path.replace(/\/$/, '')}.yaml`;
    if (path.startsWith('/forms/'))
      return ['form', [...allForms().keys()].map((id) => `/forms/${id}/`), `Otherwise add ${file}`];
    if (path.endsWith('/')) return ['page', this.#paths, `Otherwise add content/en${path.slice(0, -1)}.yaml`];
    if (!path.startsWith('/media/')) return ['file', this.#files, 'Otherwise add it to public/'];
    return ['file', mediaDocuments().map((file) => `/media/${file}`), `Otherwise add content${path}`];
  }

  /** Anchors of a page; undefined when only a build can tell. */
  #idsOf(path: string): ReadonlySet<string> | undefined {
    if (!this.#ids.has(path)) this.#ids.set(path, this.#readIds(path));
    return this.#ids.get(path);
  }

  #readIds(path: string): ReadonlySet<string> | undefined {
    const file = join(buildFolders.site, path, 'index.html');
    if (!existsSync(file)) return undefined;
    const given = this.#pages.filter((page) => page.path === path);
    const written = given.flatMap(({ sections, prose }) => [
      ...idsIn(sections),
      ...(prose === undefined ? [] : this.#headingsOf(prose)),
    ]);
    return new Set([...documentLinks(readFileSync(file, 'utf8')).ids, ...written]);
  }

  #headingsOf(prose: string): string[] {
    const { body } = splitFrontMatter(readContentText(prose), prose);
    return [...body.matchAll(/^#{1,6}\s+(.+)$/gm)].map(([, heading = '']) => headingId(heading));
  }
}
