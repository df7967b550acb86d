import type { EntryOf } from '../../../content/entries/entrySchemas.ts';
import type { Page } from '../../../content/Page.ts';
import { readingMinutes } from '../../../content/site/entries.ts';
import { printDate } from '../../../lib/printDate.ts';
import type { PortraitSpec } from '../../../scenes/portraits/portraitSchema.ts';
import { fillLabel } from '../../fillLabel.ts';
import type { EntryHeadProps } from './EntryHead.schema.ts';

/** The kinds of entry that have this head. */
export type HeadedEntry = EntryOf<'post' | 'article' | 'newsletter' | 'update'> & { page: Page };

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

/** The facts about an entry, in order. */
export function entryFacts(entry: HeadedEntry, labels: EntryHeadProps['labels']): EntryFact[] {
  const { page } = entry;
  const date = (label: string, dateTime: string): EntryFact => ({
    label,
    value: printDate(dateTime, page.locale),
    dateTime,
  });
  const reading = {
    label: labels.reading,
    value: fillLabel(labels.minutes, { minutes: readingMinutes(page) }),
  };
  switch (entry.kind) {
    case 'post':
      return [
        person(labels.author, entry.author),
        { label: labels.topic, value: entry.topic.name, href: `/blog/#${entry.topic.id}` },
        date(labels.issued, entry.date),
        reading,
      ];
    case 'article':
      return [
        reading,
        ...(page.updated ? [date(labels.revised, page.updated)] : []),
        ...(entry.author ? [person(labels.checked, entry.author)] : []),
      ];
    case 'newsletter':
      return [
        { label: labels.number, value: String(entry.number) },
        date(labels.issued, entry.date),
        reading,
      ];
    case 'update':
      return [
        { label: labels.period, value: entry.period },
        date(labels.issued, entry.date),
        ...(entry.modules.length > 0 ? [{ label: labels.touches, value: entry.modules.join(', ') }] : []),
        reading,
      ];
  }
}
