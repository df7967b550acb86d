import type { z } from 'zod';
import type { veteransSchema } from './Veterans.schema.ts';

const film = { film: 'wendy-aske-keys' };

/** Named examples; each key says what its example is for. */
export const veteransExamples = {
  default: {
    type: 'veterans',
    axis: 'People',
    title: 'Meet the veterans',
    intro: 'They have a say in everything we release.',
    watchLabel: 'film, %length%',
    people: [
      { person: 'alan-prowse', look: { hair: 'crop', beard: true, top: 'coat', wash: 'cold' }, ...film },
      { person: 'wendy-aske', look: { hair: 'bob', top: 'crew', glasses: true, wash: 'cmms' }, ...film },
      {
        person: 'gurdeep-sahota',
        look: { hair: 'turban', beard: true, top: 'coat', wash: 'energy' },
        ...film,
      },
      { person: 'otis-freeman', look: { hair: 'afro', top: 'hivis', wash: 'cold' }, ...film },
    ],
  },
} satisfies Record<string, z.input<typeof veteransSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Each person’s film is linked beside the year of joining; people have a biography and no film.';
