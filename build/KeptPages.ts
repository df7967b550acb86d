import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { momentsIn } from '../shared/site/schedule.ts';
import { barSettings } from '../src/content/barSettings.ts';
import { contentTime } from '../src/content/contentCache.ts';
import { entriesOf } from '../src/content/entries.ts';
import { openings } from '../src/content/openings.ts';
import type { Page } from '../src/content/Page.ts';
import { answerTo } from '../src/content/questions.ts';
import { readContentText } from '../src/content/readContent.ts';
import { webinarEnd } from '../src/lib/calendar/eventCalendar.ts';
import { scheduledItems } from '../src/scheduledItems.ts';
import { outputPath } from '../src/siteContent.ts';
// Modules that define questions.
import '../src/content/latestStories.ts';
import '../src/content/navigation.ts';
import '../src/content/pagesBeside.ts';
import '../src/content/placeInSet.ts';
import '../src/lib/feeds.ts';
import '../src/lib/images/mediaImages.ts';
import '../src/lib/pressPdf.ts';
import '../src/lib/search/pagesInSection.ts';
import { DocumentStore } from './DocumentStore.ts';
import type { FinishedDocument } from './DocumentStyler.ts';
import { type DocumentFacts, documentFacts } from './documentFacts.ts';
import { sharedFingerprint } from './fingerprint.ts';
import { type Signpost, signpostOf } from './signpostOf.ts';

/** A finished document, whose text is in the store. */
export interface KeptDocument extends DocumentFacts {
  hash: string;
  /** What the search takes from it. */
  signposts: Signpost[];
  /** Hashes of its own files, by path below the root of the site. */
  files: Record<string, string>;
}

/** A page as it was last rendered. */
interface KeptPage {
  /** Hash of its own content and of what all pages share. */
  own: string;
  /** Its queries about other content, with a hash of each result. */
  answers: Record<string, string>;
  /** When it was rendered, in ms since 1970. */
  drawn: number;
  document: KeptDocument;
}

/** The files that kept pages may refer to. */
export interface Presence {
  art: ReadonlySet<string>;
  images: ReadonlySet<string>;
  assets: ReadonlySet<string>;
}

const hashOf = (...values: unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** Times at which pages change by themselves: events and webinars begin and end, announcements expire. */
function momentsOf(): number[] {
  const events = [
    ...entriesOf('event').flatMap(({ starts, ends }) => [starts, ends]),
    ...entriesOf('webinar').flatMap((webinar) => [webinar.starts, webinarEnd(webinar)]),
    ...barSettings().helloBars.flatMap((bar) => ('startsAt' in bar ? [bar.startsAt] : [])),
  ].map((moment) => Date.parse(moment));
  // A page that comes or goes changes the answers to questions. Records, banners and bars may be on any page.
  const scheduled = scheduledItems().filter(({ isEverywhere }) => isEverywhere);
  return [...events, ...momentsIn(scheduled.map(({ schedule }) => schedule))];
}

/** Path of a page’s document below the root of the site. */
export function documentOf(page: Page): string {
  return `${[outputPath(page), 'index.html'].filter(Boolean).join('/')}`;
}

/**
 * Pages of the last build that need not be rendered again. A page depends on its own content, on the results of its
 * queries about other content, on what all pages may show (code, settings, records, forms, the text of header and
 * footer) and on the time; it is kept until one of these changes.
 */
export class KeptPages {
  readonly store: DocumentStore;
  readonly #index: string;
  readonly #now: Date;
  readonly #shared: string;
  readonly #answers = new Map<string, string>();
  readonly #pages = new Map<string, KeptPage>();

  private constructor(folder: string, now: Date) {
    this.store = new DocumentStore(join(folder, 'documents'));
    this.#index = join(folder, 'pages.json');
    this.#now = now;
    // The date is included because pages may state time to the day.
    this.#shared = hashOf(sharedFingerprint(), now.toISOString().slice(0, 10), openings());
  }

  /** Opens a folder and keeps those of these pages that would render the same today and whose files all exist. */
  static async open(
    folder: string,
    pages: readonly Page[],
    presence: Presence,
    now = contentTime(),
  ): Promise<KeptPages> {
    await mkdir(folder, { recursive: true });
    const kept = new KeptPages(folder, now);
    const before = await kept.#read();
    const moments = momentsOf();
    for (const page of pages) {
      const one = before[documentOf(page)];
      if (one === undefined || !kept.#isCurrent(one, page) || !kept.#isComplete(one, presence)) continue;
      if (moments.some((moment) => one.drawn < moment && moment <= now.getTime())) continue;
      kept.#pages.set(documentOf(page), one);
    }
    return kept;
  }

  /** The kept document at a path below the root, if it is still current. */
  document(file: string): KeptDocument | undefined {
    return this.#pages.get(file)?.document;
  }

  /** Every finished document by path. */
  documents(): Map<string, KeptDocument> {
    return new Map([...this.#pages].map(([file, { document }]) => [file, document]));
  }

  /** Keeps a page that was just rendered, with its queries. */
  add(page: Page, document: FinishedDocument, asked: readonly string[]): KeptDocument {
    const files = Object.entries(document.files).map(([path, text]) => [path, this.store.add(text)] as const);
    const kept: KeptDocument = {
      ...documentFacts(document),
      hash: this.store.add(document.html),
      signposts: signpostOf(document.html, page),
      files: Object.fromEntries(files),
    };
    this.#pages.set(documentOf(page), {
      own: this.#ownValue(page),
      answers: Object.fromEntries(asked.map((question) => [question, this.#answerValue(question)])),
      drawn: this.#now.getTime(),
      document: kept,
    });
    return kept;
  }

  /** Saves the index for the next build. */
  async save(): Promise<void> {
    await writeFile(`${this.#index}.part`, JSON.stringify(Object.fromEntries(this.#pages)));
    await rename(`${this.#index}.part`, this.#index);
    const documents = [...this.#pages.values()].map(({ document }) => document);
    await this.store.keepOnly(
      new Set(documents.flatMap(({ hash, files }) => [hash, ...Object.values(files)])),
    );
  }

  async #read(): Promise<Record<string, KeptPage>> {
    try {
      return JSON.parse(await readFile(this.#index, 'utf8')) as Record<string, KeptPage>;
    } catch {
      return {};
    }
  }

  #isCurrent({ own, answers }: KeptPage, page: Page): boolean {
    return (
      own === this.#ownValue(page) &&
      Object.entries(answers).every(([question, value]) => this.#answerValue(question) === value)
    );
  }

  #isComplete({ document }: KeptPage, { art, images, assets }: Presence): boolean {
    const { files } = document;
    return (
      [document.hash, ...Object.values(files)].every((hash) => this.store.has(hash)) &&
      document.art.every((name) => art.has(name)) &&
      document.images.every((name) => images.has(name)) &&
      document.assets.every((path) => assets.has(path) || Object.hasOwn(files, path))
    );
  }

  #ownValue(page: Page): string {
    return hashOf(this.#shared, page, page.prose === undefined ? '' : readContentText(page.prose));
  }

  #answerValue(question: string): string {
    let value = this.#answers.get(question);
    if (value === undefined) {
      value = hashOf(answerTo(question)).slice(0, 16);
      this.#answers.set(question, value);
    }
    return value;
  }
}
