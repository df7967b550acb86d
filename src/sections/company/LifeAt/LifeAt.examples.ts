import type { z } from 'zod';
import type { lifeAtSchema } from './LifeAt.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const lifeAtExamples = {
  default: {
    type: 'lifeAt',
    tone: 'night',
    axis: 'Life',
    title: 'Life at Lintel',
    intro: 'A Tuesday in Leeds, and the one alarm that went off.',
    video: {
      film: 'a-tuesday-in-leeds',
    },
    testimonials: [
      {
        person: 'ines-calder',
        look: { hair: 'bob', top: 'shirt', wash: 'cmms' },
        quote: 'My first release went to a phone in a tunnel before it went to me.',
      },
      {
        person: 'rashid-noor',
        look: { hair: 'short', beard: true, top: 'shirt', wash: 'energy' },
        quote: 'Nobody asked me to be quick. They asked what I had read.',
      },
    ],
  },
} satisfies Record<string, z.input<typeof lifeAtSchema>>;
