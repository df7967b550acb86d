import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fillSiteTokens } from '../../../config/siteConfig.ts';
import { formatFault } from '../../../shared/Fault.ts';
import { isLocale } from '../../../shared/site/locales.ts';
import { fileNameFaults } from '../checking/checkPages.ts';
import { relationFaults, withoutUnpublished } from '../checking/checkRelations.ts';
import { sectionFaults } from '../checking/checkSections.ts';
import { mediaNoteFaults } from '../checking/mediaNotes.ts';
import { filmPageData, filmPageId } from '../entries/films/filmPages.ts';
import { filmFaults, films } from '../entries/films/films.ts';
import { formFileFaults } from '../entries/forms.ts';
import { onDemandId } from '../entries/recordingPaths.ts';
import { recordFaults } from '../entries/records.ts';
import { collectingFaults } from '../files/collectFaults.ts';
import { type ContentFault, collectError } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import { LOCALES, type Locale, VARIANTS } from '../files/locale.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import type { Page } from '../Page.ts';
import { type PageOrigin, placeInPage } from '../reading/fieldPlace.ts';
import { parseContent } from '../reading/parseContent.ts';
import { listContent, readYaml } from '../reading/readContent.ts';
import { standardTextFaults } from '../reading/standardTexts.ts';
import { factFaults } from '../settings/facts.ts';
import { listPageSchema, withListPages } from './listPages.ts';
import { onDemandData } from './onDemandPage.ts';
import { idOf, parsePage, parseRegional, readSource, type Source } from './parsePage.ts';
import { splitByPublication } from './splitByPublication.ts';
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
    const source = collectError(own, () => readSource(locale, entry));
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

/** Makes a page from a source; if that fails, records the faults. */
function tryPage(
  { unusable, met }: Reading,
  own: ContentFault[],
  { source, locale, make }: { source: Source; locale: Locale; make: () => Page },
): Page | undefined {
  const listed = new Set<ContentFault>();
  const page = collectingFaults(listed, () => collectError(own, make));
  if (page === undefined) unusable.push(unusablePage(source, locale, own));
  else met.set(keyOf(page), listed);
  return page;
}

/** Parses a page and its regional variants, by locale. A fault they share is reported for the page only. */
function parsePages(source: Source, variants: ReadonlyMap<Locale, Source>, reading: Reading): Page[] {
  const locales: Locale[] = ['en', ...variants.keys()];
  const own: ContentFault[] = [];
  const page = tryPage(reading, own, {
    source,
    locale: 'en',
    make: () => parsePage(source, 'en', locales),
  });
  const known = new Set(own.map(formatFault));
  reading.faults.push(...own);
  const regional = [...variants].map(([locale, variant]) => {
    const further: ContentFault[] = [];
    const made = tryPage(reading, further, {
      source: variant,
      locale,
      make: () => parseRegional(source, variant, { locale, locales }),
    });
    reading.faults.push(...further.filter((fault) => !known.has(formatFault(fault))));
    return made;
  });
  return [page, ...regional].filter((one) => one !== undefined);
}

/** Folders named like a locale that the settings do not know. */
function strayLocales(): ContentFault[] {
  return readdirSync(contentRoot())
    .filter((name) => isLocale(name) && !LOCALES.includes(name))
    .map((name) => ({
      file: join(contentRoot(), name),
      text: `is no locale of the site: add “${name}: its host” to settings/locales.yaml, or remove the folder`,
    }));
}

/** A page that has no file of its own: a template and another file say what is on it. */
type MadePage =
  | {
      id: string;
      /** What its content file would contain, given the template; undefined if there is no such page. */
      fill: (template: object) => object | undefined;
      /** The file that faults of the page are reported in; the template unless given. */
      file?: string;
      /** What the page is for. */
      owner: Pick<Page, 'onDemandOf' | 'filmId'>;
    }
  | { id: string; faults: readonly ContentFault[] };

/** The pages that are made from a template. A site without the template has none of them. */
function pagesFromTemplate(kind: string, wanted: readonly MadePage[], reading: Reading): Page[] {
  const path = `templates/${kind}.yaml`;
  if (!existsSync(join(contentRoot(), path))) return [];
  const faults: ContentFault[] = [];
  const template = collectError(faults, () => readYaml(path));
  reading.faults.push(...faults);
  return wanted.flatMap((page) => {
    const unusable = (why: readonly ContentFault[]) => {
      reading.unusable.push(unusablePage({ id: page.id }, 'en', why));
      return [];
    };
    if ('faults' in page) return unusable(page.faults);
    const data = page.fill((template?.data ?? {}) as object);
    if (data === undefined) return [];
    if (template === undefined) return unusable(faults);
    const source: Source = { id: page.id, file: page.file ?? template.file, data };
    return parsePages(source, new Map(), reading).map((made) => ({ ...made, ...page.owner }));
  });
}

/** The registration pages of recorded webinars. */
function onDemandPages(pages: readonly Page[]): MadePage[] {
  return pages
    .filter(({ locale }) => locale === 'en')
    .map((page) => ({
      id: onDemandId(page.id),
      fill: (template) => onDemandData(page.id, page, template),
      owner: { onDemandOf: page.id },
    }));
}

/** The pages of films. */
function filmPages(): MadePage[] {
  return [
    ...[...filmFaults()].map(([id, faults]) => ({ id: filmPageId({ id }), faults })),
    ...[...films().values()].map((film) => ({
      id: filmPageId(film),
      fill: (template: object) => filmPageData(film, template),
      file: join(contentRoot(), 'films', `${film.id}.yaml`),
      owner: { filmId: film.id },
    })),
  ];
}

/** All pages, including those that long lists are split across. */
function splitLists(pages: Page[], faults: ContentFault[]): Page[] {
  const path = 'templates/listPage.yaml';
  if (!existsSync(join(contentRoot(), path))) return pages;
  const words = collectError(faults, () => {
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
      ...strayLocales(),
      ...factFaults(),
      ...standardTextFaults(),
      ...recordFaults(),
      ...[...filmFaults().values()].flat(),
      ...formFileFaults(),
      ...mediaNoteFaults(),
    ],
    unusable: [],
    met: new Map(),
  };
  const { faults } = reading;
  const base = readSources('en', reading);
  const variants = new Map(VARIANTS.map((locale) => [locale, readSources(locale, reading)]));
  // Unreadable files have a URL too, so links to them are not reported as broken.
  const ids = listContent('en', ['.yaml', '.mdx']).map(idOf);
  for (const variant of [...variants.values()].flatMap((sources) => [...sources.values()]))
    if (!ids.includes(variant.id))
      faults.push({
        file: variant.file,
        text: 'has no page of the same path in content/en: add it there first',
      });
  const variantsOf = (id: string) =>
    new Map(
      [...variants].flatMap(([locale, sources]): [Locale, Source][] => {
        const source = sources.get(id);
        return source === undefined ? [] : [[locale, source]];
      }),
    );
  const parsed = [...base.values()].flatMap((source) => parsePages(source, variantsOf(source.id), reading));
  parsed.push(
    ...pagesFromTemplate('onDemand', onDemandPages(parsed), reading),
    ...pagesFromTemplate('film', filmPages(), reading),
  );
  const { shown, unpublished } = splitByPublication(parsed);
  const pages = splitLists(shown, faults);

  const fileOf = (page: Page) => {
    if (page.filmId !== undefined) return join(contentRoot(), 'films', `${page.filmId}.yaml`);
    const source = (variants.get(page.locale) ?? base).get(page.onDemandOf ?? page.listPage?.hub ?? page.id);
    return source?.file ?? page.id;
  };
  const originOf = (page: Page): PageOrigin => {
    const kind =
      page.filmId === undefined ? (page.onDemandOf === undefined ? page.entry?.kind : 'onDemand') : 'film';
    return {
      file: fileOf(page),
      base: page.locale === 'en' ? undefined : base.get(page.id)?.file,
      template: kind && join(contentRoot(), 'templates', `${kind}.yaml`),
    };
  };
  const placeOf = (page: Page, path: readonly PropertyKey[]) => placeInPage(originOf(page), path, page);
  const paths = [
    ...new Set([...ids.map(pathOfPage), ...[...pages, ...reading.unusable].map(({ path }) => path)]),
  ];
  faults.push(
    ...relationFaults({ pages, unpublished, ids: ids.map(fillSiteTokens), paths }, { fileOf, placeOf }),
  );
  const ofSections = parsed.flatMap((page) => sectionFaults(page, (path) => placeOf(page, path)));
  // Pages share the faults of a template, and a region those of the page that it varies.
  faults.push(...new Map(ofSections.map((fault) => [formatFault(fault), fault])).values());
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
      pages.map((page) => [
        page,
        [
          ...new Set([
            ...(reading.met.get(keyOf(page)) ?? []),
            ...Object.values(originOf(page))
              .filter((file) => file !== undefined)
              .flatMap(inFile),
          ]),
        ],
      ]),
    ),
  };
}
