import type { z } from 'zod';
import type { roiTeaserSchema } from './RoiTeaser.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const roiTeaserExamples = {
  default: {
    type: 'roiTeaser',
    title: 'Work out the load before you lift it',
    intro: 'Two figures are enough to begin.',
    buildings: 'Buildings',
    workOrders: 'Work orders per month, each building',
    label: 'Work it out',
    action: '/resources/cmms-roi-calculator/',
    result: 'Saved in a year, %buildings% buildings',
    resultOfOne: 'Saved in a year, one building',
    today: 'Labor today',
    after: 'Labor after',
    storey: 'A storey is',
    basis: '%workOrders% work orders a month, in jobs that take 15% less time.',
  },
} satisfies Record<string, z.input<typeof roiTeaserSchema>>;
