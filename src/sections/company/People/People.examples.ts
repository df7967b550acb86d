import type { z } from 'zod';
import type { peopleSchema } from './People.schema.ts';

const film = { film: 'wendy-aske-keys', video: 'https://videos.example/wendy-aske-keys/' };

/** Named examples; each key gives the reason it exists. */
export const peopleExamples = {
  default: {
    type: 'people',
    axis: 'People',
    tone: 'night',
    title: 'Eight who answer for it',
    people: [
      { person: 'hannah-thwaite', look: { hair: 'bob', top: 'coat', wash: 'cmms' } },
      { person: 'iqbal-rahmani', look: { hair: 'short', top: 'shirt', beard: true, wash: 'energy' } },
      { person: 'salma-darwish', look: { hair: 'hijab', top: 'coat', wash: 'energy' } },
      { person: 'jonas-hedlund', look: { hair: 'crop', top: 'hivis', helmet: true, wash: 'cold' } },
    ],
  },
  withoutYearOrBiography: {
    type: 'people',
    title: 'Two guests',
    intro: 'Records of customers hold neither a year nor a biography.',
    people: [
      { person: 'carmen-ruiz', look: { hair: 'bun', top: 'coat', wash: 'cold' } },
      { person: 'julian-marsh', look: { hair: 'bald', top: 'shirt', glasses: true, wash: 'cmms' } },
    ],
  },
  withFilms: {
    type: 'people',
    axis: 'People',
    title: 'Meet the veterans',
    intro: 'They have a say in everything we release.',
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
} satisfies Record<string, z.input<typeof peopleSchema>>;
