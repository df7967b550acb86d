import type { z } from 'zod';
import type { noteHeadSchema } from './NoteHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const noteHeadExamples = {
  building: {
    type: 'noteHead',
    set: 'Notes of this set',
    title: 'Forty buildings, one page',
    intro: 'What to compare, what to leave alone, and who is asked when a building stands out.',
    scene: {
      scene: 'building',
      kind: 'office',
      floors: 6,
      seed: 9,
      live: 'cmms',
      crop: { width: 560, height: 400 },
    },
    alt: 'An office in section.',
    facts: [
      { value: '5 figures', text: 'compared across every building' },
      { value: '1 page', text: 'a month, for whoever decides' },
      { value: '46', text: 'buildings in the example' },
    ],
  },
} satisfies Record<string, z.input<typeof noteHeadSchema>>;
