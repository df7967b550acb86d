import type { z } from 'zod';
import type { roiAssumptionsSchema } from './RoiAssumptions.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const roiAssumptionsExamples = {
  default: {
    type: 'roiAssumptions',
    title: 'What the arithmetic assumes',
    intro: 'The model counts labor on work orders, and nothing else.',
    columns: {
      employees: 'Employees',
      license: 'License per year',
      buildings: 'Buildings',
      buildingCost: 'Platform per year',
    },
    upwards: '%from% and over',
    license: { title: 'License', text: 'By the size of your team.' },
    building: { title: 'Platform', text: 'By the number of buildings.' },
    notes: [
      { title: 'Labor rates', text: 'In house %inHouseRate% an hour, outsourced %outsourcedRate%.' },
      { title: 'Limits', text: 'Printed between %floor% and %ceiling%.' },
    ],
  },
} satisfies Record<string, z.input<typeof roiAssumptionsSchema>>;
