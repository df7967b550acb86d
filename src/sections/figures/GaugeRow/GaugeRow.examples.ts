import type { z } from 'zod';
import type { gaugeRowSchema } from './GaugeRow.schema.ts';

const three = [
  { before: 'up to', value: '15%', text: 'energy savings', reads: 15, top: 60 },
  { value: '15%', text: 'fewer service calls', note: 'Pellow, 88 stores', reads: 15, top: 60 },
  { before: 'nearly', value: '50%', text: 'license fee offload', reads: 50, top: 60 },
];

/** Named examples; each key says what its example is for. */
export const gaugeRowExamples = {
  default: {
    type: 'gaugeRow',
    title: 'What the gauges read after a year',
    intro: 'Each on its own dial.',
    gauges: [...three, { before: 'under', value: '6 months', text: 'payback', reads: 6, top: 12 }],
    link: { label: 'Open the calculator', href: '/resources/cmms-roi-calculator/' },
    foot: 'Percent dials end at 60.',
  },
  threeWithoutFoot: { type: 'gaugeRow', title: 'Three returns', gauges: three },
} satisfies Record<string, z.input<typeof gaugeRowSchema>>;
