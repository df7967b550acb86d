import type { EntryOf } from '../../../content/entries/entrySchemas.ts';
import type { Page } from '../../../content/Page.ts';
import { readingMinutes } from '../../../content/site/entries.ts';
import { printDate } from '../../../lib/printDate.ts';
import type { PortraitSpec } from '../../../scenes/portraits/portraitSchema.ts';
import { fillLabel } from '../../fillLabel.ts';
import type { EntryHeadProps, IssueLabels } from './EntryHead.schema.ts';

/** An issue of the newsletter or of the product updates. */
export type IssueEntry = EntryOf<'newsletter' | 'update'> & { page: Page };

/** The kinds of entry that have this head. */
export type HeadedEntry = (EntryOf<'post' | 'article'> & { page: Page }) | IssueEntry;

/** A fact about an entry, shown below or beside its title. */
export interface EntryFact {
  label: string;
  value: string;
  /** More about the value: a person’s role. */
  note?: string | undefined;
  href?: string;
  /** A machine-readable date. */
  dateTime?: string;
  isPerson?: boolean;
  portrait?: PortraitSpec | undefined;
}

type Person = Extract<HeadedEntry, { kind: 'post' }>['author'];

const person = (label: string, { name, role, portrait }: Person): EntryFact => ({
  label,
  value: name,
  note: role,
  isPerson: true,
  portrait,
});

type Labels = EntryHeadProps['labels'];

const date = (label: string, dateTime: string, { locale }: Page): EntryFact => ({
  label,
  value: printDate(dateTime, locale),
  dateTime,
});

const reading = ({ reading, minutes }: Pick<Labels, 'reading' | 'minutes'>, page: Page): EntryFact => ({
  label: reading,
  value: fillLabel(minutes, { minutes: readingMinutes(page) }),
});

/** The facts about a post or an article, in order. */
export function entryFacts(entry: Exclude<HeadedEntry, IssueEntry>, labels: Labels): EntryFact[] {
  const { page } = entry;
  if (entry.kind === 'article')
    return [
      reading(labels, page),
      ...(page.updated ? [date(labels.revised, page.updated, page)] : []),
      ...(entry.author ? [person(labels.checked, entry.author)] : []),
    ];
  return [
    person(labels.author, entry.author),
    { label: labels.topic, value: entry.topic.name, href: `/blog/#${entry.topic.id}` },
    date(labels.issued, entry.date, page),
    reading(labels, page),
  ];
}

/** The facts about an issue, which stand in the margin of its text. */
export function issueFacts(entry: IssueEntry, labels: IssueLabels): EntryFact[] {
  const { page } = entry;
  return [
    ...(entry.kind === 'newsletter' ? [{ label: labels.number, value: String(entry.number) }] : []),
    date(labels.issued, entry.date, page),
    ...(entry.kind === 'update' && entry.modules.length > 0
      ? [{ label: labels.touches, value: entry.modules.join(', ') }]
      : []),
    reading(labels, page),
  ];
}
