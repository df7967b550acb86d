import type { z } from 'zod';
import type { EntryKind } from '../../../content/entries/entrySchemas.ts';
import type { speakersSchema } from './Speakers.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const speakersExamples = {
  onStage: { type: 'speakers', axis: 'Speakers' },
  atDesk: { type: 'speakers', axis: 'Speakers', tone: 'paper' },
} satisfies Record<string, z.input<typeof speakersSchema>>;

/** The kind of page that an example needs, if the first page with the section is unsuitable. */
export const exampleEntries = { onStage: 'event', atDesk: 'webinar' } satisfies Partial<
  Record<keyof typeof speakersExamples, EntryKind>
>;
