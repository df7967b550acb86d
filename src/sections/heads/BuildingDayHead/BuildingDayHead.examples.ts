import type { z } from 'zod';
import type { buildingDayHeadSchema } from './BuildingDayHead.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const buildingDayHeadExamples = {
  default: {
    type: 'buildingDayHead',
    title: 'Nobody was in.\nThe air ran till six.',
    intro: 'Every floor against its own baseline, every difference a job with a price.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    second: { label: 'See the rule', href: '/product/fault-detection-diagnostics/' },
    alt: 'One office floor over a day under its load curve; before dawn the air runs with nobody in',
    caption: 'Level 6, kW',
    excess: { value: '$56 a night', text: '18% over baseline' },
    notes: [
      { at: 'night', text: 'nobody in, fan on' },
      { at: 'noon', text: 'as expected' },
    ],
    hours: ['00:00', '06:00', '12:00', '18:00', '24:00'],
  },
} satisfies Record<string, z.input<typeof buildingDayHeadSchema>>;
