import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { momentsIn } from '../../shared/site/schedule.ts';
import { openings } from '../../src/content/entries/openings.ts';
import { contentTime } from '../../src/content/files/contentCache.ts';
import type { Page } from '../../src/content/Page.ts';
import { readContentText } from '../../src/content/reading/readContent.ts';
import { resultOf } from '../../src/content/reading/trackedQueries.ts';
import { barSettings } from '../../src/content/settings/barSettings.ts';
import { entriesOf } from '../../src/content/site/entries.ts';
import { webinarEnd } from '../../src/lib/calendar/eventCalendar.ts';
import { scheduledItems } from '../../src/scheduledItems.ts';
import { outputPath } from '../../src/siteContent.ts';
// Modules that define queries.
import '../../src/content/site/glossary.ts';
import '../../src/content/site/latestStories.ts';
import '../../src/content/site/navigation.ts';
import '../../src/content/site/productStories.ts';
import '../../src/content/site/siblingPages.ts';
import '../../src/content/site/sheetIndex.ts';
import '../../src/lib/feeds.ts';
import '../../src/lib/images/mediaImages.ts';
import '../../src/lib/pressPdf.ts';
import '../../src/lib/search/pagesInSection.ts';
import { sharedFingerprint } from '../fingerprint.ts';
import type { FinishedDocument } from '../finish/DocumentStyler.ts';
import { type SearchEntry, searchEntryOf } from '../search/searchEntryOf.ts';
import { DocumentStore } from './DocumentStore.ts';
import { type DocumentFacts, documentFacts } from './documentFacts.ts';

/** A finished document, whose text is in the store. */
export interface CachedDocument extends DocumentFacts {
  hash: string;
  /** What the search takes from it. */
  searchEntries: SearchEntry[];
  /** Its own files and its drawings, by paths that change with them, in the store under these. */
  files: string[];
}

/** A page as it was last rendered. */
interface CachedPage {
  /** Hash of its own content and of what all pages share. */
  own: string;
  /** The queries it made about other content, with a hash of each result. */
  results: Record<string, string>;
  /** When it was rendered, in ms since 1970. */
  rendered: number;
  document: CachedDocument;
}

/** The files outside the cache that its documents may refer to. */
export interface AvailableFiles {
  /** Names of resized pictures. */
  images: ReadonlySet<string>;
  /** Paths of scripts and stylesheets. */
  assets: ReadonlySet<string>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hashOf = (...values: unknown[]) => sha256(JSON.stringify(values));

/** Times at which pages change by themselves: events and webinars begin and end, announcements expire. */
function momentsOf(): number[] {
  const events = [
    ...entriesOf('event').flatMap(({ starts, ends }) => [starts, ends]),
    ...entriesOf('webinar').flatMap((webinar) => [webinar.starts, webinarEnd(webinar)]),
    ...barSettings().helloBars.flatMap((bar) => (bar.event ? [bar.event.startsAt] : [])),
  ].map((moment) => Date.parse(moment));
  // A page that comes or goes changes the results of queries. Records, banners and bars may be on any page.
  const scheduled = scheduledItems().filter(({ isEverywhere }) => isEverywhere);
  return [...events, ...momentsIn(scheduled.map(({ schedule }) => schedule))];
}

/** Path of a page’s document below the root of the site. */
export function documentOf(page: Page): string {
  return `${[outputPath(page), 'index.html'].filter(Boolean).join('/')}`;
}

/**
 * Pages of the last build that need not be rendered again. With it, a build after one changed page takes a third of the
 * time (decision 19).
 *
 * A page depends on its own content, on the results of the queries it makes about other content (trackedQueries.ts), on
 * what any page may show (code, settings, records, forms, the words of header and footer) and on the time. `add` keeps
 * it with hashes of all of these; `open` compares them, and leaves out every page for which one differs, for which an
 * event has begun or ended since, or of whose files one is missing. Nothing is declared by hand. When in doubt, delete
 * .cache/builds.
 */
export class RenderCache {
  readonly store: DocumentStore;
  readonly #index: string;
  readonly #now: Date;
  readonly #shared: string;
  readonly #results = new Map<string, string>();
  readonly #pages = new Map<string, CachedPage>();

  private constructor(folder: string, now: Date) {
    this.store = new DocumentStore(join(folder, 'documents'));
    this.#index = join(folder, 'pages.json');
    this.#now = now;
    // The date is included because pages may state time to the day.
    this.#shared = hashOf(sharedFingerprint(), now.toISOString().slice(0, 10), openings());
  }

  /** Opens a folder and takes over those of these pages that would render the same today and whose files all exist. */
  static async open(
    folder: string,
    pages: readonly Page[],
    available: AvailableFiles,
    now = contentTime(),
  ): Promise<RenderCache> {
    await mkdir(folder, { recursive: true });
    const cache = new RenderCache(folder, now);
    const before = await cache.#read();
    const moments = momentsOf();
    for (const page of pages) {
      const one = before[documentOf(page)];
      if (one === undefined || !cache.#isCurrent(one, page) || !cache.#isComplete(one, available)) continue;
      if (moments.some((moment) => one.rendered < moment && moment <= now.getTime())) continue;
      cache.#pages.set(documentOf(page), one);
    }
    return cache;
  }

  /** Whether the document at a path below the root is up to date. */
  has(file: string): boolean {
    return this.#pages.has(file);
  }

  /** Every finished document by path. */
  documents(): Map<string, CachedDocument> {
    return new Map([...this.#pages].map(([file, { document }]) => [file, document]));
  }

  /** Keeps a page that was just rendered, with the queries it made. */
  add(page: Page, document: FinishedDocument, queries: readonly string[]): void {
    const hash = sha256(document.html);
    this.store.add(hash, document.html);
    for (const [path, text] of Object.entries(document.files)) this.store.add(path, text);
    this.#pages.set(documentOf(page), {
      own: this.#ownValue(page),
      results: Object.fromEntries(queries.map((query) => [query, this.#resultValue(query)])),
      rendered: this.#now.getTime(),
      document: {
        ...documentFacts(document),
        hash,
        searchEntries: searchEntryOf(document.html, page),
        files: Object.keys(document.files),
      },
    });
  }

  /** Saves the index for the next build. */
  async save(): Promise<void> {
    await writeFile(`${this.#index}.part`, JSON.stringify(Object.fromEntries(this.#pages)));
    await rename(`${this.#index}.part`, this.#index);
    await this.store.keepOnly([...this.#pages.values()].flatMap(({ document }) => textsOf(document)));
  }

  async #read(): Promise<Record<string, CachedPage>> {
    try {
      return JSON.parse(await readFile(this.#index, 'utf8')) as Record<string, CachedPage>;
    } catch {
      return {};
    }
  }

  #isCurrent({ own, results }: CachedPage, page: Page): boolean {
    return (
      own === this.#ownValue(page) &&
      Object.entries(results).every(([query, value]) => this.#resultValue(query) === value)
    );
  }

  #isComplete({ document }: CachedPage, { images, assets }: AvailableFiles): boolean {
    return (
      textsOf(document).every((name) => this.store.has(name)) &&
      document.images.every((name) => images.has(name)) &&
      document.assets.every((path) => assets.has(path) || document.files.includes(path))
    );
  }

  #ownValue(page: Page): string {
    return hashOf(this.#shared, page, page.prose === undefined ? '' : readContentText(page.prose));
  }

  #resultValue(query: string): string {
    let value = this.#results.get(query);
    if (value === undefined) {
      value = hashOf(resultOf(query)).slice(0, 16);
      this.#results.set(query, value);
    }
    return value;
  }
}

/** Names of a document’s texts in the store. */
const textsOf = ({ hash, files }: CachedDocument) => [hash, ...files];
