import type { z } from 'zod';
import type { careersHeadSchema } from './CareersHead.schema.ts';

const words = {
  type: 'careersHead',
  title: '%count% empty chairs',
  titleOne: 'One empty chair',
  titleNone: 'Every chair is taken',
  intro: 'The dashed ones are not here yet.',
  action: { label: 'See open positions', href: '#openings' },
  second: { label: 'Who would sit next to you', href: '#veterans' },
  alt: 'An office in section; %count% of its places are dashed outlines.',
} satisfies z.input<typeof careersHeadSchema>;

/** Named examples; each key gives the reason it exists. */
export const careersHeadExamples = {
  default: { ...words, open: 12 },
  onePosition: { ...words, open: 1 },
  nothingOpen: { ...words, open: 0 },
  photograph: {
    ...words,
    open: 3,
    alt: 'The site from above.',
    scene: { scene: 'picture', file: 'sample-site.png' },
  },
} satisfies Record<string, z.input<typeof careersHeadSchema>>;
