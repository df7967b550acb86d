import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fillSiteTokens } from '../../../config/site.ts';
import { checkForms } from './checkForms.ts';
import { checkBody, checkFileNames, checkUnique } from './checkPages.ts';
import { ContentError } from './contentError.ts';
import type { EntryKind } from './entrySchemas.ts';
import { forgetForms } from './forms.ts';
import { mergeLocale } from './mergeLocale.ts';
import { nearest } from './nearest.ts';
import { onDemandData, onDemandId } from './onDemandPage.ts';
import { type PageData, pageSchema } from './pageSchema.ts';
import { parseContent } from './parseContent.ts';
import { CONTENT_ROOT, listContent, parseYaml, readContentText, splitFrontMatter } from './readContent.ts';
import { checkRecords } from './records.ts';

export const LOCALES = ['en', 'en-AE'] as const;
export type Locale = (typeof LOCALES)[number];

export interface Page extends PageData {
  /** Path of the content file below its locale, without ending, placeholders unfilled: how navigation names a page. */
  id: string;
  /** Path on the site, beginning and ending with a slash. */
  path: string;
  locale: Locale;
  /** Locales in which the page has copy of its own. */
  locales: Locale[];
  /** Path of the prose below the content folder, for pages written as MDX. */
  prose?: string;
  /** Id of the webinar that the page was made from: the registration page of its recording. */
  onDemandOf?: string;
}

/** What pages may show of each other, beside the entries of a kind. */
const FACE = [
  'id',
  'path',
  'locale',
  'locales',
  'name',
  'parents',
  'isListed',
  'updated',
  'prose',
  'onDemandOf',
] as const satisfies readonly (keyof Page)[];

/**
 * A page as other pages know it. A build draws a page anew when its own files change, or a face or an entry that it
 * shows: a page that read more of another would be left as it was (see build/KeptPages.ts).
 */
export type PageFace = Pick<Page, (typeof FACE)[number]> & {
  meta: Pick<Page['meta'], 'title'>;
  entry?: { kind: EntryKind } | undefined;
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Source = { id: string; file: string; data: unknown; prose?: string };

/** Path of the page with a given id: the file's place in the content folder is the address. */
export function pathOfPage(id: string): string {
  const filled = fillSiteTokens(id);
  return filled === 'index' ? '/' : `/${filled}/`;
}

function readSources(locale: Locale): Map<string, Source> {
  const sources = new Map<string, Source>();
  checkFileNames(locale);
  for (const entry of listContent(locale, ['.yaml', '.mdx'])) {
    const path = `${locale}/${entry}`;
    const file = join(CONTENT_ROOT, path);
    const id = entry.replace(/\.(yaml|mdx)$/, '');
    const text = readContentText(path);
    if (sources.has(id)) throw new ContentError(file, ['stands twice, as .yaml and as .mdx: keep one']);
    sources.set(
      id,
      entry.endsWith('.mdx')
        ? { id, file, data: parseYaml(splitFrontMatter(text, file).frontMatter, file), prose: path }
        : { id, file, data: parseYaml(text, file) },
    );
  }
  return sources;
}

/**
 * Sections and parents that every page of an entry's kind has, from content/templates. A page that names its own keeps
 * its own.
 */
function templateOf(data: unknown): object {
  const kind = (data as { entry?: { kind?: unknown } } | null)?.entry?.kind;
  const path = `templates/${String(kind)}.yaml`;
  if (typeof kind !== 'string' || !existsSync(join(CONTENT_ROOT, path))) return {};
  return parseYaml(readContentText(path), join(CONTENT_ROOT, path)) as object;
}

function parsePage(source: Source, locale: Locale, locales: Locale[]): Page {
  const filled = isObject(source.data) ? { ...templateOf(source.data), ...source.data } : source.data;
  const data = parseContent(pageSchema, filled, source.file);
  const page: Page = { ...data, id: source.id, path: pathOfPage(source.id), locale, locales };
  const whole = source.prose === undefined ? page : { ...page, prose: source.prose };
  checkBody(whole, source.file);
  return whole;
}

/** The registration pages of recorded webinars: no file of their own, all from one template. */
function onDemandPages(pages: readonly Page[]): Page[] {
  const path = 'templates/onDemand.yaml';
  const file = join(CONTENT_ROOT, path);
  if (!existsSync(file)) return [];
  const template = parseYaml(readContentText(path), file) as object;
  return pages.flatMap((page) => {
    const data = page.locale === 'en' ? onDemandData(page.id, page, template) : undefined;
    if (data === undefined) return [];
    const made = parsePage({ id: onDemandId(page.id), file, data }, 'en', ['en']);
    return [{ ...made, onDemandOf: page.id }];
  });
}

const fileOf = (id: string, sources: ReadonlyMap<string, Source>) => sources.get(id)?.file ?? id;

function parentRemedy(id: string, known: ReadonlySet<string>): string {
  const meant = nearest(id, [...known]);
  return `${meant === undefined ? '' : `did you mean “${meant}”? `}Use the path of a file below content/en, without its ending`;
}

/** Pages of the route map that are still to be written count as known: their name is shown once they are. */
function checkParents(page: Page, known: ReadonlySet<string>, sources: ReadonlyMap<string, Source>): void {
  for (const id of page.parents) {
    if (!known.has(id))
      throw new ContentError(fileOf(page.id, sources), [
        `parents: no page “${id}”: ${parentRemedy(id, known)}`,
      ]);
  }
}

function loadPages(): Page[] {
  checkRecords();
  const base = readSources('en');
  const variants = readSources('en-AE');
  for (const variant of variants.values()) {
    if (!base.has(variant.id))
      throw new ContentError(variant.file, [
        'has no page of the same path in content/en: add it there first',
      ]);
  }
  const pages: Page[] = [];
  for (const source of base.values()) {
    const variant = variants.get(source.id);
    const locales: Locale[] = variant ? ['en', 'en-AE'] : ['en'];
    pages.push(parsePage(source, 'en', locales));
    if (variant) {
      const data = mergeLocale(source.data as never, variant.data as never, variant.file);
      pages.push(parsePage({ ...source, ...variant, data }, 'en-AE', locales));
    }
  }
  pages.push(...onDemandPages(pages));
  const parents = new Set([...base.keys()].map(fillSiteTokens));
  for (const page of pages) checkParents(page, parents, base);
  const known = new Map<string, string>();
  for (const page of pages.filter((one) => one.locale === 'en')) {
    const clash = known.get(page.path);
    if (clash)
      throw new ContentError(fileOf(page.id, base), [`has the same path as ${clash}: rename one of them`]);
    known.set(page.path, page.id);
  }
  const fileOfPage = (page: Page) => fileOf(page.onDemandOf ?? page.id, base);
  checkUnique(pages, fileOfPage);
  checkForms(pages, fileOfPage);
  return pages;
}

let loaded: Page[] | undefined;

/** Every page of every locale, read and checked once. Throws ContentError naming file, field and remedy. */
export function allPages(): Page[] {
  loaded ??= loadPages();
  return loaded;
}

let faces: readonly PageFace[] | undefined;
let facesByPath: ReadonlyMap<string, PageFace> | undefined;

/** A page as other pages know it, and nothing else of it. */
export function faceOf(page: Page): PageFace {
  const shown = FACE.flatMap((key) => (page[key] === undefined ? [] : [[key, page[key]]]));
  const entry = page.entry ? { entry: { kind: page.entry.kind } } : {};
  return { ...(Object.fromEntries(shown) as PageFace), meta: { title: page.meta.title }, ...entry };
}

/** Every page of every locale as other pages know it. */
export function pageFaces(): readonly PageFace[] {
  faces ??= allPages().map(faceOf);
  return faces;
}

/** The page with this id, its placeholders filled in or not, in the default language. */
export function pageById(id: string): PageFace | undefined {
  facesByPath ??= new Map(
    pageFaces()
      .filter((page) => page.locale === 'en')
      .map((page) => [page.path, page]),
  );
  return facesByPath.get(pathOfPage(id));
}

/** Forgets what was read, so that the next call reads the files again: for the development server. */
export function forgetPages(): void {
  loaded = undefined;
  faces = undefined;
  facesByPath = undefined;
  forgetForms();
}

/**
 * Where a page is built, relative to the root, without slashes at its ends. Regional variants lie below _hosts/, out
 * of reach of any address; the server picks them by host.
 */
export function outputPath(page: Page): string | undefined {
  const path = page.path.slice(1, -1);
  if (page.locale === 'en') return path || undefined;
  return `_hosts/${page.locale}${path ? `/${path}` : ''}`;
}
