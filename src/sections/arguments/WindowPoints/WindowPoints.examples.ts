import type { z } from 'zod';
import type { windowPointsSchema } from './WindowPoints.schema.ts';

/** Named examples; each key gives the reason it exists. */
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
  besideDatedSteps: {
    type: 'windowPoints',
    layout: 'beside',
    title: 'A register you can stand behind',
    intro: 'Grade by walking, not by guessing.',
    window: 'assetRecord',
    points: [
      { name: 'Day 1', text: 'Walk and tag.' },
      { name: 'Day 3', text: 'Grade A to D against pictures of the same part.' },
      { name: 'Day 30', text: 'First capital plan, by building and by year.' },
    ],
  },
  besideAScreenshot: {
    type: 'windowPoints',
    layout: 'beside',
    title: 'The plan of the site, room by room',
    screenshot: { scene: 'picture', file: 'sample-site.png' },
    points: [
      { name: 'Rooms', text: 'Each room opens the register of what is in it.' },
      { name: 'Open jobs', text: 'A dot stands where the part is, not where the building is.' },
      { name: 'Routes', text: 'The round is drawn in the order of the doors.' },
    ],
  },
} satisfies Record<string, z.input<typeof windowPointsSchema>>;
