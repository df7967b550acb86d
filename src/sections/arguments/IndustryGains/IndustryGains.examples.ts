import type { z } from 'zod';
import type { industryGainsSchema } from './IndustryGains.schema.ts';

/** Named examples; each key says what its example is for. */
export const industryGainsExamples = {
  default: {
    type: 'industryGains',
    axis: 'Industries',
    title: 'What goes in, what comes out',
    industries: [
      {
        name: 'Healthcare',
        image: {
          scene: 'building',
          kind: 'hospital',
          floors: 3,
          seed: 22,
          live: 'cmms',
          crop: { width: 640, height: 430 },
        },
        alt: 'Section through a hospital',
        link: '/industry/healthcare/',
        enableList: ['Flushing rounds scanned at the tap', 'Infection control on the permit'],
        gainList: ['Readings on file for any inspector', 'Rooms back in use sooner'],
      },
      {
        name: 'Retail',
        image: {
          scene: 'building',
          kind: 'grocery',
          seed: 14,
          live: 'cold',
          crop: { width: 640, height: 430 },
        },
        alt: 'Section through a grocery store',
        link: '/industry/retail/',
        enableList: ['A code on every case and door', 'Trading hours in the clock'],
        gainList: ['One queue for all stores', 'The right van, first time'],
      },
    ],
  },
} satisfies Record<string, z.input<typeof industryGainsSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Two lists on either side of a building, what goes in and what comes out; industry tabs have one row of points below theirs.';
