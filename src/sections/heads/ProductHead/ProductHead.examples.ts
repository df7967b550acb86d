import type { z } from 'zod';
import type { productHeadSchema } from './ProductHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const productHeadExamples = {
  default: {
    type: 'productHead',
    tag: 'Facility management software',
    title: 'Every job in the building, in one queue',
    intro: 'Raise it, plan it, scan it, fix it, prove it. For your own team and every vendor on site.',
    action: { label: 'Schedule a Demo', href: '/request-demo/' },
    alt: 'Section through a plant room: a boiler feeds an air handler by way of a pump',
    logos: ['pellow', 'oakmere', 'fernhall', 'castellane', 'quillon'],
    logosLabel: 'Customers',
  },
} satisfies Record<string, z.input<typeof productHeadSchema>>;
