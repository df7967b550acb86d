import type { z } from 'zod';
import type { filmIndexSchema } from './FilmIndex.schema.ts';

/** Named examples; each key says what its example is for. */
export const filmIndexExamples = {
  besideAFilm: { type: 'filmIndex', title: 'Watch next', beside: 'harbor-road' },
} satisfies Record<string, z.input<typeof filmIndexSchema>>;
