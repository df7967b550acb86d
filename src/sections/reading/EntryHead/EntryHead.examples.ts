import type { z } from 'zod';
import type { EntryKind } from '../../../content/entries/entrySchemas.ts';
import type { entryHeadSchema } from './EntryHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const entryHeadExamples = {
  ofAPost: { type: 'entryHead' },
  ofAnArticle: { type: 'entryHead' },
  ofAnIssue: { type: 'entryHead' },
} satisfies Record<string, z.input<typeof entryHeadSchema>>;

/** The kind of page that each example needs. */
export const exampleEntries = {
  ofAPost: 'post',
  ofAnArticle: 'article',
  ofAnIssue: 'newsletter',
} satisfies Record<keyof typeof entryHeadExamples, EntryKind>;
