import type { z } from 'zod';
import type { windowPointsSchema } from './WindowPoints.schema.ts';

/** Named examples; each key says what its example is for. */
export const windowPointsExamples = {
  default: {
    type: 'windowPoints',
    title: 'The wall everyone looks at',
    intro: 'One board for the desk, the vendor and the client, each seeing only their part of it.',
    window: 'workOrderBoard',
  },
  withPointsOnEnergy: {
    type: 'windowPoints',
    title: 'One night, every meter',
    system: 'energy',
    window: 'loadProfile',
    points: [
      { name: 'Baseline', text: 'What the floor should draw, by hour and weather.' },
      { name: 'Excess', text: 'What it drew above that, in kWh and in money.' },
    ],
  },
} satisfies Record<string, z.input<typeof windowPointsSchema>>;
