import type { z } from 'zod';
import type { caseBuildingHeadSchema } from './CaseBuildingHead.schema.ts';

/** Named examples; each key says what its example is for. */
export const caseBuildingHeadExamples = {
  withKeys: {
    type: 'caseBuildingHead',
    alt: 'The customer’s building in section with its plant lit.',
    keys: [
      { x: 38, y: 40, system: 'energy' },
      { x: 60, y: 60, system: 'cmms' },
    ],
    cells: [
      { label: 'Estate', value: '11 plants' },
      { label: 'People', value: '9,200' },
      { label: 'Runs on', value: 'Connected Buildings, CMMS' },
      { label: 'Program', value: '18 weeks' },
      { label: 'Drawn', value: 'Sep 2025' },
    ],
  },
} satisfies Record<string, z.input<typeof caseBuildingHeadSchema>>;
