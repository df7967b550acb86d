import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fillSiteTokens } from '../../config/site.ts';
import { formatFault } from '../../shared/Fault.ts';
import { scheduleOf } from '../../shared/site/schedule.ts';
import { bodyFaults, fileNameFaults } from './checkPages.ts';
import { relationFaults, withoutUnpublished } from './checkRelations.ts';
import { ContentError, type ContentFault, orNote } from './contentError.ts';
import { contentRoot } from './contentRoot.ts';
import { factFaults } from './facts.ts';
import { type PageOrigin, placeInPage } from './fieldPlace.ts';
import { filmPageData, filmPageId } from './films/filmPages.ts';
import { filmFaults, films } from './films/films.ts';
import { formFileFaults } from './forms.ts';
import { listPageSchema, withListPages } from './listPages.ts';
import type { Locale } from './locale.ts';
import { mergeLocale } from './mergeLocale.ts';
import { notingMetFaults } from './metFaults.ts';
import { onDemandData } from './onDemandPage.ts';
import type { Page } from './Page.ts';
import { pageSchema } from './pageSchema.ts';
import { parseContent } from './parseContent.ts';
import { parseYaml } from './parseYaml.ts';
import { pathOfPage } from './pathOfPage.ts';
import { listContent, readContentText, readYaml, splitFrontMatter } from './readContent.ts';
import { onDemandId } from './recordingPaths.ts';
import { recordFaults, seeingUnpublished } from './records.ts';
import { isShown } from './schedule.ts';
import { splitByPublication } from './splitByPublication.ts';
import { standardTextFaults, withTextsOf } from './standardTexts.ts';
import { type UnusablePage, unusablePage } from './unusablePage.ts';

/** Everything loaded from the content folder. */
export interface LoadedContent {
  /** Pages that can be used. */
  pages: Page[];
  /** All faults, in any file; a build runs only if there are none. */
  faults: ContentFault[];
  /** Pages that the site does not show: drafts, and those whose time has not come or is over. */
  unpublished: readonly Page[];
  /** Every path that shows a page in the default language, including pages that cannot be used. */
  paths: readonly string[];
  /** Pages that cannot be used. */
  unusable: readonly UnusablePage[];
  /** The faults of a usable page, or of what it lists. */
  faultsOf: ReadonlyMap<Page, readonly ContentFault[]>;
}

/** State of the load so far. */
interface Reading {
  faults: ContentFault[];
  unusable: UnusablePage[];
  /** Faults in what a page lists, which is therefore left out, by keyOf. */
  met: Map<string, ReadonlySet<ContentFault>>;
}

/** The key that all pages of a long list share with their hub. */
const keyOf = (page: Page) => `${page.locale} ${page.listPage?.hub ?? page.id}`;

interface Source {
  id: string;
  /** Its file within the folder of its locale; absent for a page that the loader generates. */
  entry?: string;
  file: string;
  data: unknown;
  prose?: string;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const idOf = (entry: string) => entry.replace(/\.(yaml|mdx)$/, '');

/** @param facts locale whose facts the page uses */
function readSource(locale: Locale, entry: string, facts = locale): Source {
  const path = `${locale}/${entry}`;
  const id = idOf(entry);
  if (!entry.endsWith('.mdx')) return { id, entry, ...readYaml(path, facts) };
  const file = join(contentRoot(), path);
  const { frontMatter } = splitFrontMatter(readContentText(path, facts), file);
  return { id, entry, file, data: parseYaml(frontMatter, file, 2), prose: path };
}

/** The readable files of a locale, by the id of their page. */
function readSources(locale: Locale, { faults, unusable }: Reading): Map<string, Source> {
  const sources = new Map<string, Source>();
  for (const fault of fileNameFaults(locale)) {
    faults.push(fault);
    const [, id] = /^(.*)\.(?:md|yml)$/.exec(relative(join(contentRoot(), locale), fault.file)) ?? [];
    if (id !== undefined) unusable.push(unusablePage({ id }, locale, [fault]));
  }
  for (const entry of listContent(locale, ['.yaml', '.mdx'])) {
    const own: ContentFault[] = [];
    const source = orNote(own, () => readSource(locale, entry));
    faults.push(...own);
    if (source === undefined) {
      unusable.push(unusablePage({ id: idOf(entry) }, locale, own));
      continue;
    }
    if (sources.has(source.id))
      faults.push({ file: source.file, text: 'exists both as .yaml and as .mdx: keep one' });
    sources.set(source.id, source);
  }
  return sources;
}

/**
 * The sections and parents that every page of an entry's kind has, from content/templates. A page that defines its own
 * keeps them.
 */
function templateOf(data: unknown): { data: object; file: string } | undefined {
  const kind = (data as { entry?: { kind?: unknown } } | null)?.entry?.kind;
  const path = `templates/${String(kind)}.yaml`;
  if (typeof kind !== 'string' || !existsSync(join(contentRoot(), path))) return undefined;
  return readYaml(path) as { data: object; file: string };
}

function parsePage(source: Source, locale: Locale, locales: Locale[], base?: string): Page {
  const template = templateOf(source.data);
  const filled = isObject(source.data) ? { ...template?.data, ...source.data } : source.data;
  const origin: PageOrigin = { file: source.file, base, template: template?.file };
  const data = seeingUnpublished(!isShown(scheduleOf(filled)), () =>
    withTextsOf(locale, () => parseContent(pageSchema, filled, (path) => placeInPage(origin, path, filled))),
  );
  const page: Page = { ...data, id: source.id, path: pathOfPage(source.id), locale, locales };
  const whole = source.prose === undefined ? page : { ...page, prose: source.prose };
  const faults = bodyFaults(whole, source.file);
  if (faults.length > 0) throw new ContentError(faults);
  return whole;
}

/** Makes a page from a source; if that fails, records the faults. */
function tryPage(
  { unusable, met }: Reading,
  own: ContentFault[],
  { source, locale, make }: { source: Source; locale: Locale; make: () => Page },
): Page | undefined {
  const listed = new Set<ContentFault>();
  const page = notingMetFaults(listed, () => orNote(own, make));
  if (page === undefined) unusable.push(unusablePage(source, locale, own));
  else met.set(keyOf(page), listed);
  return page;
}

/** Parses a page and its regional variant. A fault they share is reported for the page only. */
function parsePages(source: Source, variant: Source | undefined, reading: Reading): Page[] {
  const locales: Locale[] = variant ? ['en', 'en-AE'] : ['en'];
  const own: ContentFault[] = [];
  const page = tryPage(reading, own, {
    source,
    locale: 'en',
    make: () => parsePage(source, 'en', locales),
  });
  const known = new Set(own.map(formatFault));
  const further: ContentFault[] = [];
  const regional =
    variant &&
    tryPage(reading, further, {
      source: variant,
      locale: 'en-AE',
      make: () => {
        const base = source.entry === undefined ? source : readSource('en', source.entry, 'en-AE');
        const data = mergeLocale(base.data as never, variant.data as never, variant.file);
        return parsePage({ ...source, ...variant, data }, 'en-AE', locales, source.file);
      },
    });
  reading.faults.push(...own, ...further.filter((fault) => !known.has(formatFault(fault))));
  return [page, regional].filter((one) => one !== undefined);
}

/** The registration pages of recorded webinars: they have no files of their own and all come from one template. */
function onDemandPages(pages: readonly Page[], reading: Reading): Page[] {
  const path = 'templates/onDemand.yaml';
  if (!existsSync(join(contentRoot(), path))) return [];
  const template = orNote(reading.faults, () => readYaml(path));
  if (template === undefined) return [];
  return pages.flatMap((page) => {
    const data = page.locale === 'en' ? onDemandData(page.id, page, template.data as object) : undefined;
    if (data === undefined) return [];
    const source = { id: onDemandId(page.id), file: template.file, data };
    const own: ContentFault[] = [];
    const made = tryPage(reading, own, {
      source,
      locale: 'en',
      make: () => parsePage(source, 'en', ['en']),
    });
    reading.faults.push(...own);
    return made === undefined ? [] : [{ ...made, onDemandOf: page.id }];
  });
}

/** The pages of films: they have no files of their own, and all come from one template. */
function filmPages(reading: Reading): Page[] {
  const path = 'templates/film.yaml';
  if (!existsSync(join(contentRoot(), path))) return [];
  const template = orNote(reading.faults, () => readYaml(path));
  if (template === undefined) return [];
  return [...films().values()].flatMap((film) => {
    const data = filmPageData(film, template.data as object);
    const source = { id: filmPageId(film), file: join(contentRoot(), 'films', `${film.id}.yaml`), data };
    const own: ContentFault[] = [];
    const made = tryPage(reading, own, {
      source,
      locale: 'en',
      make: () => parsePage(source, 'en', ['en']),
    });
    reading.faults.push(...own);
    return made === undefined ? [] : [{ ...made, filmId: film.id }];
  });
}

/** All pages, including those that long lists are split across. */
function splitLists(pages: Page[], faults: ContentFault[]): Page[] {
  const path = 'templates/listPage.yaml';
  if (!existsSync(join(contentRoot(), path))) return pages;
  const words = orNote(faults, () => {
    const { data, file } = readYaml(path);
    return parseContent(listPageSchema, data, file);
  });
  return words === undefined ? pages : withListPages(pages, words);
}

/**
 * Reads and checks everything in the content folder that pages are made of. A fault in one file does not affect the
 * others.
 */
export function loadContent(): LoadedContent {
  const reading: Reading = {
    faults: [
      ...factFaults(),
      ...standardTextFaults(),
      ...recordFaults(),
      ...filmFaults(),
      ...formFileFaults(),
    ],
    unusable: [],
    met: new Map(),
  };
  const { faults } = reading;
  const base = readSources('en', reading);
  const variants = readSources('en-AE', reading);
  // Unreadable files have a URL too, so links to them are not reported as broken.
  const ids = listContent('en', ['.yaml', '.mdx']).map(idOf);
  for (const variant of variants.values())
    if (!ids.includes(variant.id))
      faults.push({
        file: variant.file,
        text: 'has no page of the same path in content/en: add it there first',
      });
  const parsed = [...base.values()].flatMap((source) => parsePages(source, variants.get(source.id), reading));
  parsed.push(...onDemandPages(parsed, reading), ...filmPages(reading));
  const { shown, unpublished } = splitByPublication(parsed);
  const pages = splitLists(shown, faults);

  const fileOf = (page: Page) => {
    if (page.filmId !== undefined) return join(contentRoot(), 'films', `${page.filmId}.yaml`);
    const source = (page.locale === 'en' ? base : variants).get(
      page.onDemandOf ?? page.listPage?.hub ?? page.id,
    );
    return source?.file ?? page.id;
  };
  const paths = [...new Set([...ids.map(pathOfPage), ...pages.map(({ path }) => path)])];
  faults.push(...relationFaults({ pages, unpublished, ids: ids.map(fillSiteTokens), paths }, fileOf));
  const inFile = (file: string | undefined) => faults.filter((fault) => fault.file === file);
  return {
    pages,
    unpublished,
    faults,
    paths: withoutUnpublished(paths, unpublished),
    unusable: reading.unusable.map((page) => ({
      ...page,
      faults: [...new Set(page.faults.flatMap((fault) => [...inFile(fault.because), fault]))],
    })),
    faultsOf: new Map(
      pages.map((page) => [page, [...(reading.met.get(keyOf(page)) ?? []), ...inFile(fileOf(page))]]),
    ),
  };
}

/**
 * Reads and checks a single page of the default language, for the editor. Its relations to other pages are checked by
 * loadContent only. Throws ContentError.
 *
 * @param entry its file within content/en
 */
export function loadPage(entry: string): Page {
  return parsePage(readSource('en', entry), 'en', ['en']);
}
