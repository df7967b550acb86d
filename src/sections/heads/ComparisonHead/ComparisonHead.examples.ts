import type { z } from 'zod';
import type { comparisonHeadSchema } from './ComparisonHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const comparisonHeadExamples = {
  default: {
    type: 'comparisonHead',
    title: 'Two products compared',
    intro: 'One leaking case, two identical buildings.',
    date: 'Checked 12 January 2026, against the version on sale that day',
    them: {
      name: 'Ticket desk',
      title: 'Through Ticket desk',
      count: 'Eight hand-offs',
      scene: { scene: 'drawing', name: 'route-by-desks' },
      alt: 'Eight numbered hand-offs across three floors of a store',
      time: '26 h',
      share: 84,
    },
    us: {
      name: 'Connected CMMS',
      title: 'Through Connected CMMS',
      count: 'Three, one of them a sensor',
      scene: { scene: 'drawing', name: 'route-by-wire' },
      alt: 'A sensor, a work order and an engineer at the case',
      time: '98 min, to the same scale',
      share: 5.3,
    },
  },
} satisfies Record<string, z.input<typeof comparisonHeadSchema>>;
