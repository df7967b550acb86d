import { keptUntilEdit } from './contentCache.ts';
import { ContentError } from './contentError.ts';
import type { EntryKind } from './entrySchemas.ts';
import { type LoadedContent, loadContent } from './loadContent.ts';
import type { Page } from './Page.ts';
import { pathOfPage } from './pathOfPage.ts';
import { processWide } from './processWide.ts';
import { question } from './questions.ts';
import { areFaultsTolerated } from './tolerance.ts';
import type { UnusablePage } from './unusablePage.ts';

/** What pages may show of each other, beside the entries of a kind. */
const FACE = [
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
 * A page as other pages know it: all of another page that an answer to a question may hold (questions.ts), so that a
 * change of a page’s own title or date draws no other page anew.
 */
export type PageFace = Pick<Page, (typeof FACE)[number]> & {
  entry?: { kind: EntryKind } | undefined;
};

/** What a build has loaded. The copy of this module in the bundle that draws its pages need not load it again. */
const ofBuild = processWide<{ content?: LoadedContent }>('site:loaded-content', () => ({}));

const loaded = keptUntilEdit(() => ofBuild.content ?? loadContent());

/** Runs a task of a build, during which every copy of this module gives the content that this one has loaded. */
export async function withLoadedContent<Result>(task: () => Promise<Result>): Promise<Result> {
  ofBuild.content = loadedContent();
  try {
    return await task();
  } finally {
    delete ofBuild.content;
  }
}

/** All content, read and checked once: the pages that can be used, and what is wrong with the others. */
export function loadedContent(): LoadedContent {
  return loaded(undefined);
}

/**
 * Every page of every locale. Throws ContentError with every fault of every file: file, line, field and remedy. In
 * development it gives the pages that can be used.
 */
export function allPages(): Page[] {
  const { pages, faults } = loadedContent();
  if (faults.length > 0 && !areFaultsTolerated()) throw new ContentError(faults);
  return pages;
}

/** Whether a page goes on with the list of another, which is where people and machines find it. */
export function isContinuation({ listPage }: Pick<Page, 'listPage'>): boolean {
  return listPage !== undefined && listPage.number > 1;
}

/** Id of the content file that a page is written in: that of another page, for those that the loader makes. */
export function sourceOf({ id, onDemandOf, listPage }: Page): string {
  return onDemandOf ?? listPage?.hub ?? id;
}

/** A page as other pages know it, and nothing else of it. */
export function faceOf(page: Page): PageFace {
  const shown = FACE.flatMap((key) => (page[key] === undefined ? [] : [[key, page[key]]]));
  const entry = page.entry ? { entry: { kind: page.entry.kind } } : {};
  return { ...(Object.fromEntries(shown) as PageFace), ...entry };
}

/** A page that cannot be used, as far as other pages know it: menus still lead there. */
function faceOfUnusable({ id, path, locale, name }: UnusablePage): PageFace {
  return { id, path, locale, locales: [locale], name, parents: [], isListed: false };
}

const faces = keptUntilEdit((): readonly PageFace[] => [
  ...allPages().map(faceOf),
  ...loadedContent().unusable.map(faceOfUnusable),
]);

/** Every page of every locale as other pages know it. Only for answers to questions. */
export function pageFaces(): readonly PageFace[] {
  return faces(undefined);
}

const facesByPath = keptUntilEdit(
  () =>
    new Map(
      pageFaces()
        .filter((page) => page.locale === 'en')
        .map((page) => [page.path, page]),
    ),
);

/**
 * The page with this id, its placeholders filled in or not, in the default language. Only for answers to questions.
 */
export function pageById(id: string): PageFace | undefined {
  return facesByPath(undefined).get(pathOfPage(id));
}

/** Whether there is a page with this id, in the default language. */
export const hasPage = question('page exists', (id: string) => pageById(id) !== undefined);

/** Name of the page with this id, in the default language; undefined where there is none. */
export const pageName = question('page name', (id: string) => pageById(id)?.name);

/**
 * Where a page is built, relative to the root, without slashes at its ends. Regional variants lie below _hosts/, out
 * of reach of any address; the server picks them by host.
 */
export function outputPath(page: Pick<Page, 'path' | 'locale'>): string | undefined {
  const path = page.path.slice(1, -1);
  if (page.locale === 'en') return path || undefined;
  return `_hosts/${page.locale}${path ? `/${path}` : ''}`;
}
