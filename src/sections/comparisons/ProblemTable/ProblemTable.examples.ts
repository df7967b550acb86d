import type { z } from 'zod';
import type { problemTableSchema } from './ProblemTable.schema.ts';

/** Named examples; each key says what its example is for. */
export const problemTableExamples = {
  default: {
    type: 'problemTable',
    axis: 'Today',
    title: 'What a bad job is made of',
    intro: 'Six things that go wrong between the call and the invoice.',
    columns: { defect: 'Defect', cost: 'What it costs', remedy: 'Put right by' },
    defects: [
      {
        defect: '“Has anybody read the mail?”',
        cost: '74 min',
        costNote: 'before a night call is seen',
        remedy: 'The sensor raises the job itself, with the clock running.',
      },
      {
        defect: '“He had the wrong valve on the van.”',
        cost: '82 min',
        costNote: 'back to the store and out again',
        remedy: 'The job names the asset, so the part is known before the van leaves.',
      },
      {
        defect: '“Who signed it off?”',
        cost: '31 min',
        costNote: 'of paperwork, the next day',
        remedy: 'The signature closes job, record and purchase line together.',
      },
    ],
    note: 'One leak at one store, March 2024.',
  },
} satisfies Record<string, z.input<typeof problemTableSchema>>;
