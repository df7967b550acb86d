import type { z } from 'zod';
import type { homeHeadSchema } from './HomeHead.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const homeHeadExamples = {
  default: {
    type: 'homeHead',
    title: 'See straight through every building you run',
    intro: 'Maintenance, energy and refrigeration in one live model of your estate.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    second: { label: 'Follow one fault', href: '/#one-fault' },
    alt: 'Section through four buildings over one service tunnel, with three faults marked',
    closed: 'Closed 03:52',
  },
} satisfies Record<string, z.input<typeof homeHeadSchema>>;
