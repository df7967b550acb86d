import type { z } from 'zod';
import type { caseRecordSchema } from './CaseRecord.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const caseRecordExamples = {
  threeSystems: {
    type: 'caseRecord',
    title: 'What the section shows',
    intro: 'One store, cut through the chilled aisle. The numbers are on the drawing above.',
    rows: [
      {
        place: 'Liquid line, aisle 6',
        system: 'cold',
        before: 'Found by smell, or at the next service',
        now: 'The detector calls at 50 ppm, day or night',
        was: '9 days',
        is: '41 min',
      },
      {
        place: 'Contractor on the roof',
        system: 'cmms',
        before: 'Three calls to find who was nearest',
        now: 'Job, drawing and QR tag on one phone',
        is: '98 min',
      },
      {
        place: 'Power to the racks',
        system: 'energy',
        before: 'One meter for the whole store',
        now: 'A meter for each rack, compared across 88 stores',
        is: '6% less',
      },
    ],
  },
} satisfies Record<string, z.input<typeof caseRecordSchema>>;
