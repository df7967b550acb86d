import type { z } from 'zod';
import type { industryStripSchema } from './IndustryStrip.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const industryStripExamples = {
  default: {
    type: 'industryStrip',
    title: 'Whatever stands under your roof, it fits in the same queue.',
    labels: ['Grocery', 'Education', 'Healthcare', 'Corporate offices', 'Hospitality'],
    action: { label: 'Schedule a Demo', href: '/request-demo/' },
  },
} satisfies Record<string, z.input<typeof industryStripSchema>>;
