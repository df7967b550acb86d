import type { z } from 'zod';
import type { filmPlayerSchema } from './FilmPlayer.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const filmPlayerExamples = {
  open: { type: 'filmPlayer', title: 'A leak at Harbor Road', film: 'harbor-road' },
  withRegistration: { type: 'filmPlayer', title: 'A year of refrigerant leaks', film: 'a-year-of-leaks' },
} satisfies Record<string, z.input<typeof filmPlayerSchema>>;
