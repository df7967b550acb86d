import type { z } from 'zod';
import type { EntryKind } from '../../../content/entries/entrySchemas.ts';
import type { glossarySchema } from './Glossary.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const glossaryExamples = {
  withoutItsText: { type: 'glossary', caption: 'A is for air handler.' },
} satisfies Record<string, z.input<typeof glossarySchema>>;

/** The kind of page that each example needs. */
export const exampleEntries = {
  withoutItsText: 'article',
} satisfies Record<keyof typeof glossaryExamples, EntryKind>;
