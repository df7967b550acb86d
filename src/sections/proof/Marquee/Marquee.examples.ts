import type { z } from 'zod';
import type { marqueeSchema } from './Marquee.schema.ts';

const logos = ['pellow', 'norrvik', 'oakmere', 'fernhall', 'castellane', 'quillon', 'aldersyde', 'tarnvale'];

/** Named examples; each key gives the reason it exists. */
export const marqueeExamples = {
  default: { type: 'marquee', logos },
  slow: { type: 'marquee', logos, seconds: 45 },
  night: { type: 'marquee', logos, tone: 'night' },
  labels: {
    type: 'marquee',
    title: 'Whatever stands under your roof, it fits in the same queue.',
    labels: ['Grocery', 'Education', 'Healthcare', 'Corporate offices', 'Hospitality'],
    action: { label: 'Schedule a Demo', href: '/request-demo/' },
    pauseLabel: 'Pause the moving labels',
  },
} satisfies Record<string, z.input<typeof marqueeSchema>>;
