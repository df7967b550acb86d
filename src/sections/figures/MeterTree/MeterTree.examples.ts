import type { z } from 'zod';
import type { meterTreeSchema } from './MeterTree.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const meterTreeExamples = {
  withAGap: {
    type: 'meterTree',
    title: 'What the supply feeds',
    system: 'energy',
    supply: { name: 'Supply, Plant 4', value: '360,800 kWh', note: 'August' },
    branches: [
      {
        name: 'Production',
        value: '187,600 kWh',
        share: 52,
        owner: 'Production lead',
        meters: [
          { name: 'Line 1', value: '104,600 kWh', share: 29 },
          { name: 'Line 2', value: '83,000 kWh', share: 23, kind: 'calculated' },
        ],
      },
      { name: 'Compressed air', value: '111,800 kWh', share: 31 },
      { name: 'Nobody', value: '61,400 kWh', share: 17, kind: 'missing' },
    ],
    notes: [
      { name: 'A gap', text: 'No meter accounts for it.' },
      { name: 'An owner', text: 'Each block has one.' },
    ],
  },
} satisfies Record<string, z.input<typeof meterTreeSchema>>;
