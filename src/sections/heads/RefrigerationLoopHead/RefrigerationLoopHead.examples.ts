import type { z } from 'zod';
import type { refrigerationLoopHeadSchema } from './RefrigerationLoopHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const refrigerationLoopHeadExamples = {
  default: {
    type: 'refrigerationLoopHead',
    title: 'Follow the cold',
    intro: 'From the dock to the last case, one gas keeps the stock alive.',
    action: { label: 'Book a demo', href: '/contact/' },
    second: { label: 'Get started', href: '/get-started/' },
    alt: 'Section through a grocery store: van, cold room, compressor rack, cases and condensers on one loop',
    readings: [
      { at: 'condenser', value: '31 °C' },
      { at: 'leak', value: '61 ppm', state: 'alarm' },
      { at: 'freezer', value: '−20.4' },
    ],
  },
} satisfies Record<string, z.input<typeof refrigerationLoopHeadSchema>>;
