import type { z } from 'zod';
import type { revisionTableSchema } from './RevisionTable.schema.ts';

const words = {
  title: 'Clouded where it changed',
  intro: 'Every release, as the revision table of a drawing.',
};

/** Named examples: each exists for the reason its key says. */
export const revisionTableExamples = {
  cards: { type: 'revisionTable', ...words },
  table: { type: 'revisionTable', ...words, view: 'table' },
} satisfies Record<string, z.input<typeof revisionTableSchema>>;
