import type { z } from 'zod';
import type { failureCurveHeadSchema } from './FailureCurveHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const failureCurveHeadExamples = {
  default: {
    type: 'failureCurveHead',
    tag: 'Condition',
    title: 'Eleven weeks of warning',
    intro: 'Every method sees the same bearing. Some of them see it while there is still time.',
    action: { label: 'Book a demo', href: '/request-demo/' },
    caption: 'Fan motor CT-2',
    span: 14,
    unit: 'weeks before failure',
    ticks: [12, 8, 4, 2, 1],
    finds: [
      { weeks: 11, lead: '11 weeks', text: 'Ultrasound: the film of oil breaks' },
      { weeks: 8, lead: '8 weeks', text: 'Vibration: outer race' },
      { weeks: 4, lead: '4 weeks', text: 'Oil: iron rises' },
      { weeks: 1.3, lead: '9 days', text: 'Heat: 14 °C over its twin' },
      { weeks: 0, lead: 'Failed', text: 'Noise, then silence' },
    ],
  },
} satisfies Record<string, z.input<typeof failureCurveHeadSchema>>;
