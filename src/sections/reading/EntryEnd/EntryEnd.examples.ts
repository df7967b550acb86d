import type { z } from 'zod';
import type { EntryKind } from '../../../content/entries/entrySchemas.ts';
import type { entryEndSchema } from './EntryEnd.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const entryEndExamples = {
  ofAPost: { type: 'entryEnd', all: { label: 'The whole register', href: '/blog/#register' } },
  ofAnIssue: { type: 'entryEnd', all: { label: 'All issues', href: '/resources/newsletter/' } },
  ofACase: { type: 'entryEnd', all: { label: 'All case studies', href: '/resources/case-study/' } },
} satisfies Record<string, z.input<typeof entryEndSchema>>;

/** The kind of page that each example needs. */
export const exampleEntries = {
  ofAPost: 'post',
  ofAnIssue: 'newsletter',
  ofACase: 'caseStudy',
} satisfies Record<keyof typeof entryEndExamples, EntryKind>;
