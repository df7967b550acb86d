import type { z } from 'zod';
import type { recordAnatomySchema } from './RecordAnatomy.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const recordAnatomyExamples = {
  everyKindOfSlip: {
    type: 'recordAnatomy',
    axis: 'Taken apart',
    title: 'Eight parts, and why each is there',
    intro: 'Drawn from one job on one night.',
    parts: [
      {
        name: 'Source',
        text: 'A person, a sensor or a plan can raise it.',
        slip: {
          kind: 'head',
          code: 'WO-48213',
          priority: 'P1',
          title: 'Case 14 leaking, 61 ppm',
          source: 'Raised by sensor LD-3',
          time: '02:14:09',
          tag: { text: 'On site' },
        },
      },
      {
        name: 'Asset',
        text: 'The machine, not just the room.',
        slip: {
          kind: 'asset',
          scene: { scene: 'drawing', name: 'leak-case' },
          name: 'Pellow, Harbor Road',
          place: 'Aisle 6, case 14',
          code: 'LNT-0412-0614',
        },
      },
      {
        name: 'Clock',
        text: 'Response and fix run separately.',
        slip: {
          kind: 'clock',
          first: { label: 'Respond', value: '00:01:51', note: 'of 15 min' },
          second: { label: 'Fix', value: '01:16:09', note: 'left of 2 h' },
          used: 0.37,
          note: 'Running since 02:14:09',
        },
      },
      {
        name: 'Owner',
        text: 'Insurance is checked at dispatch.',
        slip: {
          kind: 'owner',
          initials: 'TR',
          name: 'T. Reyes, Refcool',
          note: 'EPA 608 type II',
          tag: { text: 'Cleared' },
        },
      },
      {
        name: 'Steps',
        text: 'Your method statement, in order.',
        slip: {
          kind: 'steps',
          steps: [
            { text: 'Scan the case’s code', value: '02:55', state: 'done' },
            { text: 'Weigh the gas recovered', value: 'lb', state: 'current' },
            { text: 'Pressure test, 30 min' },
          ],
        },
      },
      {
        name: 'Cost',
        text: 'Priced while the job is open.',
        slip: { kind: 'lines', rows: [['R-448A', '2.40 kg', '$86.40']], sum: ['Cost so far', '$86.40'] },
      },
      {
        name: 'Proof',
        text: 'Readings carry their own time.',
        slip: {
          kind: 'trace',
          values: [61, 60, 52, 30, 12, 5, 4, 4],
          limit: 20,
          high: 65,
          value: '61 to 4 ppm',
          note: 'after the repair',
        },
      },
      {
        name: 'Close',
        text: 'The signature closes job and record together.',
        slip: { kind: 'signed', hand: 'technician', name: 'Signed 03:52', note: 'Record 25-0117 closed' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof recordAnatomySchema>>;
