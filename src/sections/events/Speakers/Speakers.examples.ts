import type { z } from 'zod';
import type { EntryKind } from '../../../content/entries/entrySchemas.ts';
import type { speakersSchema } from './Speakers.schema.ts';

/** Named examples; each key says what its example is for. */
export const speakersExamples = {
  onStage: { type: 'speakers', axis: 'Speakers' },
  atDesk: { type: 'speakers', axis: 'Speakers', tone: 'paper' },
} satisfies Record<string, z.input<typeof speakersSchema>>;

/** The kind of page that an example is shown on, where the first page with the section would not do. */
export const exampleEntries = { onStage: 'event', atDesk: 'webinar' } satisfies Partial<
  Record<keyof typeof speakersExamples, EntryKind>
>;
