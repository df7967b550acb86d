import type { z } from 'zod';
import type { updateIndexSchema } from './UpdateIndex.schema.ts';

const words = {
  title: 'Clouded where it changed',
  intro: 'Every release, as the revision table of a drawing.',
};

/** Named examples: each exists for the reason its key says. */
export const updateIndexExamples = {
  cards: { type: 'updateIndex', ...words },
  table: { type: 'updateIndex', ...words, view: 'table' },
} satisfies Record<string, z.input<typeof updateIndexSchema>>;
