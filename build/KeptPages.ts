import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { siteConfig } from '../config/site.ts';
import { webinarEnd } from '../src/lib/calendar/eventCalendar.ts';
import { entriesOf, readingMinutes } from '../src/lib/content/entries.ts';
import type { EntryKind } from '../src/lib/content/entrySchemas.ts';
import { latestStories } from '../src/lib/content/latestStories.ts';
import { openings } from '../src/lib/content/openings.ts';
import { faceOf, outputPath, type Page } from '../src/lib/content/pages.ts';
import { readContentText } from '../src/lib/content/readContent.ts';
import type { FinishedDocument } from './DocumentStyler.ts';
import { sharedFingerprint } from './fingerprint.ts';
import { inParallel } from './inParallel.ts';

/** A page as it was last drawn. */
interface KeptPage {
  /** Value of all that it was drawn from. */
  key: string;
  /** Kinds of which it shows the entries. */
  kinds: EntryKind[];
  /** When it was drawn, in ms since 1970. */
  drawn: number;
  document: FinishedDocument;
}

const hashOf = (...values: unknown[]) => createHash('sha256').update(JSON.stringify(values)).digest('hex');

/** Moments at which a page reads otherwise: events and webinars begin and end, announcements pass. */
function momentsOf(): number[] {
  return [
    ...entriesOf('event').flatMap(({ starts, ends }) => [starts, ends]),
    ...entriesOf('webinar').flatMap((webinar) => [webinar.starts, webinarEnd(webinar)]),
    ...siteConfig.helloBars.flatMap((bar) => ('startsAt' in bar ? [bar.startsAt] : [])),
  ].map((moment) => Date.parse(moment));
}

/** Where a page’s document lies below the root of the site. */
export function documentOf(page: Page): string {
  return `${[outputPath(page), 'index.html'].filter(Boolean).join('/')}`;
}

/**
 * Pages of the last build that need not be drawn again. A page is drawn from its own files, from the faces of other
 * pages and the entries of the kinds that it shows, from what all pages may show (code, settings, records, forms, the
 * words and latest stories of the chrome) and from the time; it is kept while none of these has changed.
 */
export class KeptPages {
  readonly #folder: string;
  readonly #now: Date;
  readonly #shared: string;
  readonly #kindHashes = new Map<EntryKind, string>();
  readonly #kept = new Map<string, KeptPage>();
  readonly #kinds = new Map<string, Set<EntryKind>>();

  private constructor(folder: string, pages: readonly Page[], now: Date) {
    this.#folder = folder;
    this.#now = now;
    // With the day: what a page says of time may be as coarse as that.
    this.#shared = hashOf(
      sharedFingerprint(),
      now.toISOString().slice(0, 10),
      openings(),
      pages.map(faceOf),
      latestStories(),
    );
  }

  /** What a folder holds of these pages that still is as they would be drawn now. */
  static async open(folder: string, pages: readonly Page[], now = new Date()): Promise<KeptPages> {
    const kept = new KeptPages(folder, pages, now);
    const moments = momentsOf();
    await inParallel(pages, 16, async (page) => {
      const before = await kept.#read(page);
      if (!before || before.key !== kept.#keyOf(page, before.kinds)) return;
      if (moments.some((moment) => before.drawn < moment && moment <= now.getTime())) return;
      kept.#kept.set(documentOf(page), before);
    });
    return kept;
  }

  /** The pages that are to be drawn. */
  outdated(pages: readonly Page[]): Page[] {
    return pages.filter((page) => !this.#kept.has(documentOf(page)));
  }

  /** Finished documents that are as they would be drawn now, by path below the root. */
  documents(): Map<string, FinishedDocument> {
    return new Map([...this.#kept].map(([file, { document }]) => [file, document]));
  }

  /** Notes that a page, by where it is built, shows the entries of a kind. */
  noteShown(output: string, kind: EntryKind): void {
    const kinds = this.#kinds.get(output) ?? new Set();
    this.#kinds.set(output, kinds.add(kind));
  }

  /** Keeps pages that were drawn now, for the next build. */
  async keep(pages: readonly Page[], documents: ReadonlyMap<string, FinishedDocument>): Promise<void> {
    await inParallel(pages, 16, async (page) => {
      const document = documents.get(documentOf(page));
      if (!document) return;
      const kinds = [...(this.#kinds.get(outputPath(page) ?? '') ?? [])].sort();
      const kept: KeptPage = { key: this.#keyOf(page, kinds), kinds, drawn: this.#now.getTime(), document };
      const file = this.#fileOf(page);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.part`, JSON.stringify(kept));
      await rename(`${file}.part`, file);
    });
  }

  /** Forgets everything, so that the next build draws every page. */
  async forget(): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
  }

  #fileOf(page: Page): string {
    return join(this.#folder, `${outputPath(page) ?? 'index'}.json`);
  }

  async #read(page: Page): Promise<KeptPage | undefined> {
    try {
      return JSON.parse(await readFile(this.#fileOf(page), 'utf8')) as KeptPage;
    } catch {
      return undefined;
    }
  }

  #keyOf(page: Page, kinds: readonly EntryKind[]): string {
    const prose = page.prose === undefined ? '' : readContentText(page.prose);
    return hashOf(
      this.#shared,
      page,
      prose,
      kinds.map((kind) => this.#hashOfKind(kind)),
    );
  }

  #hashOfKind(kind: EntryKind): string {
    let hash = this.#kindHashes.get(kind);
    if (hash === undefined) {
      hash = hashOf(entriesOf(kind).map((entry) => [entry, readingMinutes(entry.page)]));
      this.#kindHashes.set(kind, hash);
    }
    return hash;
  }
}
