import type { z } from 'zod';
import type { industryMarqueeSchema } from './IndustryMarquee.schema.ts';

/** Named examples; each key says what its example is for. */
export const industryMarqueeExamples = {
  default: {
    type: 'industryMarquee',
    title: 'Whatever stands under your roof, it fits in the same queue.',
    labels: ['Grocery', 'Education', 'Healthcare', 'Corporate offices', 'Hospitality'],
    action: { label: 'Schedule a Demo', href: '/request-demo/' },
  },
} satisfies Record<string, z.input<typeof industryMarqueeSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Names that go round between posts with a pause button; the logo marquee shows customers from the records.';
