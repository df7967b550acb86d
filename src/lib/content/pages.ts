import { ContentError } from './contentError.ts';
import type { EntryKind } from './entrySchemas.ts';
import { forgetForms } from './forms.ts';
import { type LoadedContent, loadContent } from './loadContent.ts';
import type { PageData } from './pageSchema.ts';
import { pathOfPage } from './pathOfPage.ts';

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

let loaded: LoadedContent | undefined;

/** All content, read and checked once: the pages that can be used, and what is wrong with the others. */
export function loadedContent(): LoadedContent {
  loaded ??= loadContent();
  return loaded;
}

/** Every page of every locale. Throws ContentError with every fault of every file: file, line, field and remedy. */
export function allPages(): Page[] {
  const { pages, faults } = loadedContent();
  if (faults.length > 0) throw new ContentError(faults);
  return pages;
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
