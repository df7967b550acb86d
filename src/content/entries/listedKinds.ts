import { regionValue } from '../reading/regionValue.ts';
import type { SectionData, SectionType } from '../reading/sectionRegister.ts';
import type { Entry, EntryKind, EntryOf } from './entrySchemas.ts';

/** A filter for entries: its value in URLs, and the name that visitors see. */
export interface ListTopic {
  value: string;
  label: string;
}

/** How a section lists every entry of a kind. */
export interface ListedKind {
  kind: EntryKind;
  /** Maximum number of entries per page; the rest goes on further pages. */
  size: number;
  /** Topics of an entry. Each gets pages of its own once the list has more than one. */
  topicsOf: (entry: Entry) => ListTopic[];
  /** Whether the section lists an entry; if absent, it lists all of them. */
  lists?: (section: SectionData, entry: Entry) => boolean;
}

function listed<Kind extends EntryKind>(
  kind: Kind,
  size: number,
  topicsOf: (entry: EntryOf<Kind>) => ListTopic[] = () => [],
): ListedKind {
  return { kind, size, topicsOf: (entry) => topicsOf(entry as EntryOf<Kind>) };
}

/** Subjects of a press release; the archive has its own names for them. */
const subjects = {
  cmms: { value: 'cmms', label: 'Maintenance' },
  energy: { value: 'energy', label: 'Energy' },
  cold: { value: 'cold', label: 'Refrigeration' },
  company: { value: 'company', label: 'Company' },
} as const;

const named = ({ id, name }: { id: string; name: string }): ListTopic => ({ value: id, label: name });

type EntryList = Extract<SectionData, { type: 'entryList' }>;

/**
 * Sections, and layouts of lists, that show every entry of a kind. The sizes keep the page within its budget
 * (tests/budgets.ts), with room for longer titles than today's.
 */
const lists: Partial<Record<SectionType | EntryList['layout'], ListedKind>> = {
  posts: listed('post', 48),
  documents: {
    ...listed('resource', 24),
    lists: (section, entry) =>
      section.type === 'entryList' &&
      entry.kind === 'resource' &&
      section.formats?.includes(entry.format) === true,
  },
  cases: listed('caseStudy', 24, ({ product, industry }) =>
    [product, industry].flatMap((one) => (one ? named(one) : [])),
  ),
  eventList: listed('event', 24, ({ region }) => [{ value: regionValue(region), label: region }]),
  newsletters: listed('newsletter', 24),
  knowledgeHub: listed('article', 72, ({ topic }) => [named(topic)]),
  releaseArchive: listed('pressRelease', 72, ({ system }) => [subjects[system ?? 'company']]),
  updates: listed('update', 36),
  revisions: listed('update', 36),
  videos: listed('webinar', 36, ({ topic }) => [named(topic)]),
};

/** The list on a page, with the section that shows it. */
export function listOf(
  sections: readonly SectionData[],
): (ListedKind & { section: SectionData }) | undefined {
  for (const section of sections) {
    const found = lists[section.type === 'entryList' ? section.layout : section.type];
    if (found) return { ...found, section };
  }
  return undefined;
}
