import type { Entry, EntryKind, EntryOf } from '../entries/entrySchemas.ts';
import { keptUntilEdit } from '../files/contentCache.ts';
import type { Page } from '../Page.ts';
import { readContentText, splitFrontMatter } from '../reading/readContent.ts';
import { trackedQuery } from '../reading/trackedQueries.ts';
import { markedText } from '../words/publicationMark.ts';
import { allPages, type PageSummary, summaryOf } from './pages.ts';

/** An entry together with its page. */
export type PageEntry<Kind extends EntryKind = EntryKind> = EntryOf<Kind> & {
  path: string;
  page: PageSummary;
};

/** Words per minute that an attentive reader takes in. */
const WORDS_A_MINUTE = 220;

/** The date or time that entries are sorted by, as comparable text. Knowledge Hub articles have none. */
function when(entry: Entry): string {
  if ('date' in entry) return entry.date;
  if ('starts' in entry) return new Date(entry.starts).toISOString();
  return '';
}

function byOrder(a: Entry, b: Entry): number {
  const title = a.title.localeCompare(b.title);
  if (a.kind === 'article' && b.kind === 'article')
    return a.topic.order - b.topic.order || a.order - b.order || title;
  return when(b).localeCompare(when(a)) || title;
}

const listed = trackedQuery('entries', keptUntilEdit(readEntries));

/** Every listed page of a kind: newest first, articles by topic and place. The list belongs to the caller. */
export function entriesOf<Kind extends EntryKind>(kind: Kind): PageEntry<Kind>[] {
  return [...listed(kind)] as PageEntry<Kind>[];
}

function readEntries(kind: EntryKind): readonly PageEntry[] {
  const found = allPages()
    .filter((page) => page.locale === 'en' && page.isListed && page.entry?.kind === kind)
    .map((page) => ({
      ...(page.entry as Entry),
      title: markedText(page, (page.entry as Entry).title),
      path: page.path,
      page: summaryOf(page),
    }));
  return found.sort(byOrder) as PageEntry[];
}

const latestYear = trackedQuery('latest year', () => allPages().map(dateOf).sort().at(-1)?.slice(0, 4) ?? '');

/** The date when a page was last changed, or published. */
const dateOf = ({ updated, entry }: Pick<Page, 'updated' | 'entry'>): string =>
  updated ?? (entry !== undefined && 'date' in entry ? entry.date : '');

/** The year of a page: of its own date, or else of the newest page, since a page without a date is kept up to date. */
export function issuedYear(page: Pick<Page, 'updated' | 'entry'>): string {
  return dateOf(page).slice(0, 4) || latestYear('');
}

const minutesOf = trackedQuery('reading minutes', (prose: string) => {
  const { body } = splitFrontMatter(readContentText(prose), prose);
  const words = body.split(/\s+/).filter((word) => /\w/.test(word)).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
});

/** Reading time of a page's prose in minutes, at least one. */
export function readingMinutes({ prose }: Pick<Page, 'prose'>): number {
  return prose === undefined ? 1 : minutesOf(prose);
}
