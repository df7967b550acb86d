import type { z } from 'zod';
import type { percentageScaleSchema } from './PercentageScale.schema.ts';

/** Named examples; each key says what its example is for. */
export const percentageScaleExamples = {
  default: {
    type: 'percentageScale',
    title: 'What moves',
    intro: 'Drawn to scale.',
    link: { label: 'Work it out for your estate', href: '/resources/cmms-roi-calculator/' },
    stats: [
      { value: 30, text: 'drop in reactive call volumes', system: 'cmms' },
      { value: 40, text: 'increase in operational visibility', system: 'energy' },
      { value: 97, text: 'SLA adherence', system: 'cold' },
    ],
  },
  withoutLink: {
    type: 'percentageScale',
    title: 'What moves',
    intro: 'Drawn to scale.',
    stats: [
      { value: 15, text: 'energy saved in refrigeration', system: 'cold' },
      { value: 90, text: 'preventive maintenance done on time', system: 'cmms' },
    ],
  },
} satisfies Record<string, z.input<typeof percentageScaleSchema>>;
