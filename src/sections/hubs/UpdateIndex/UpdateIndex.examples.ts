import type { z } from 'zod';
import type { updateIndexSchema } from './UpdateIndex.schema.ts';

const words = {
  title: 'Clouded where it changed',
  intro: 'Every release, as the revision table of a drawing.',
};

/** Named examples; each key says what its example is for. */
export const updateIndexExamples = {
  cards: { type: 'updateIndex', ...words },
  table: { type: 'updateIndex', ...words, view: 'table' },
} satisfies Record<string, z.input<typeof updateIndexSchema>>;
