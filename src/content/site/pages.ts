import { join } from 'node:path';
import { processWide } from '../../../shared/processWide.ts';
import { unpublishedPaths } from '../checking/checkRelations.ts';
import type { EntryKind } from '../entries/entrySchemas.ts';
import { areFaultyPagesAllowed } from '../files/allowFaultyPages.ts';
import { collectingFaults } from '../files/collectFaults.ts';
import { keptUntilEdit } from '../files/contentCache.ts';
import { ContentError } from '../files/contentError.ts';
import { contentRoot } from '../files/contentRoot.ts';
import type { Locale } from '../files/locale.ts';
import { pathOfPage } from '../files/pathOfPage.ts';
import type { Page } from '../Page.ts';
import { trackedQuery } from '../reading/trackedQueries.ts';
import { type LoadedContent, loadContent } from './loadContent.ts';
import type { UnusablePage } from './unusablePage.ts';

/** What pages may show of one another, besides the entries of a kind. */
const SUMMARY_FIELDS = [
  'id',
  'path',
  'locale',
  'locales',
  'name',
  'parents',
  'isListed',
  'prose',
  'onDemandOf',
  'listPage',
] as const satisfies readonly (keyof Page)[];

/**
 * A page as other pages see it: everything about another page that the result of a query may contain (trackedQueries.ts),
 * so that changing a page's own title or date re-renders no other page.
 */
export type PageSummary = Pick<Page, (typeof SUMMARY_FIELDS)[number]> & {
  entry?: { kind: EntryKind } | undefined;
};

/**
 * Content that a build has loaded, so that the copy of this module in the bundle that renders its pages need not load
 * it again.
 */
const ofBuild = processWide<{ content?: LoadedContent }>('site:loaded-content', () => ({}));

/** Faults found while loading belong to no single page; those of what a page shows are in faultsOf. */
const loaded = keptUntilEdit(() => ofBuild.content ?? collectingFaults(new Set(), loadContent));

/** Runs a build task, during which every copy of this module returns the content that this one has loaded. */
export async function withLoadedContent<Result>(task: () => Promise<Result>): Promise<Result> {
  ofBuild.content = loadedContent();
  try {
    return await task();
  } finally {
    delete ofBuild.content;
  }
}

/** All content, read and checked once: the usable pages, and the faults of the others. */
export function loadedContent(): LoadedContent {
  return loaded();
}

/**
 * Every page of every locale. Throws ContentError with every fault of every file: file, line, field and remedy. In
 * development, returns the usable pages.
 */
export function allPages(): Page[] {
  const { pages, faults } = loadedContent();
  if (faults.length > 0 && !areFaultyPagesAllowed()) throw new ContentError(faults);
  return pages;
}

/** Whether a page continues the list of another page, which is where visitors and crawlers find it. */
export function isContinuation({ listPage }: Pick<Page, 'listPage'>): boolean {
  return listPage !== undefined && listPage.number > 1;
}

/** Id of the content file behind a page: another page's, for pages that the loader generates. */
export function sourceOf({ id, onDemandOf, listPage }: Page): string {
  return onDemandOf ?? listPage?.hub ?? id;
}

/** The content file behind a page, by its path from the project's folder. */
export function fileOfPage(page: Page): string {
  if (page.filmId !== undefined) return join(contentRoot(), 'films', `${page.filmId}.yaml`);
  const ending = page.prose === undefined ? 'yaml' : 'mdx';
  return join(contentRoot(), page.locale, `${sourceOf(page)}.${ending}`);
}

/** A page reduced to what other pages may see of it. */
export function summaryOf(page: Page): PageSummary {
  const shown = SUMMARY_FIELDS.flatMap((key) => (page[key] === undefined ? [] : [[key, page[key]]]));
  const entry = page.entry ? { entry: { kind: page.entry.kind } } : {};
  return { ...(Object.fromEntries(shown) as PageSummary), ...entry };
}

/** An unusable page as other pages see it: menus still link to it. */
function summaryOfUnusable({ id, path, locale, name }: UnusablePage): PageSummary {
  return { id, path, locale, locales: [locale], name, parents: [], isListed: false };
}

const summaries = keptUntilEdit((): readonly PageSummary[] => [
  ...allPages().map(summaryOf),
  ...loadedContent().unusable.map(summaryOfUnusable),
]);

/** Every page of every locale as other pages see it. Only for tracked queries. */
export function pageSummaries(): readonly PageSummary[] {
  return summaries();
}

const summariesByPath = keptUntilEdit(
  () =>
    new Map(
      pageSummaries()
        .filter((page) => page.locale === 'en')
        .map((page) => [page.path, page]),
    ),
);

const regionalNames = keptUntilEdit(
  () => new Map(pageSummaries().map(({ locale, path, name }) => [`${locale}:${path}`, name])),
);

/**
 * The page with this id, in the default language; its placeholders may be filled in or not. Only for tracked
 * queries.
 */
export function pageById(id: string): PageSummary | undefined {
  return summariesByPath().get(pathOfPage(id));
}

/** Whether a page with this id exists in the default language. */
export const hasPage = trackedQuery('page exists', (id: string) => pageById(id) !== undefined);

const hiddenPaths = keptUntilEdit(() => unpublishedPaths(loadedContent().unpublished));

/** Why the page with this id is not shown, such as “is a draft”; undefined if it is shown or does not exist. */
export const whyHidden = trackedQuery('page is not shown', (id: string) => hiddenPaths().get(pathOfPage(id)));

const nameOf = trackedQuery(
  'page name',
  (page: string) => regionalNames().get(page) ?? regionalNames().get(page.replace(/^[^:]*/, 'en')),
);

/** Name of the page with this id in a locale, or else in the default language; undefined if there is none. */
export const pageName = (id: string, locale: Locale = 'en'): string | undefined =>
  nameOf(`${locale}:${pathOfPage(id)}`);

/**
 * Output path of a page, relative to the root, without leading or trailing slash. Regional variants go under _hosts/,
 * which no URL reaches; the server selects them by host.
 */
export function outputPath(page: Pick<Page, 'path' | 'locale'>): string | undefined {
  const path = page.path.slice(1, -1);
  if (page.locale === 'en') return path || undefined;
  return `_hosts/${page.locale}${path ? `/${path}` : ''}`;
}
