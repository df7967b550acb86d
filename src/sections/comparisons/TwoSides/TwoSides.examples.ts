import type { z } from 'zod';
import type { twoSidesSchema } from './TwoSides.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const twoSidesExamples = {
  withNote: {
    type: 'twoSides',
    title: 'Air that nobody used, at full pressure',
    sides: [
      {
        title: 'The challenge',
        paragraphs: [
          'Eleven plants, eleven ways to read a meter. The compressors ran from Friday to Monday.',
        ],
      },
      {
        title: 'The approach',
        paragraphs: [
          'One meter a line, one name a meter, and one threshold for the hours when nothing is made.',
        ],
      },
    ],
    note: { title: 'What they would change', text: 'Name the valves before the meters arrive.' },
  },
  underABeam: {
    type: 'twoSides',
    title: 'Two books, one truth',
    sides: [
      { title: 'The challenge', paragraphs: ['The log was in a drawer of the plant room.'] },
      { title: 'The approach', paragraphs: ['The log moved to the phone in the plant room.'] },
    ],
  },
  partedByAWall: {
    type: 'twoSides',
    axis: 'Choosing',
    sides: [
      {
        title: 'Choose Ticket desk if',
        reasons: ['One tool must also serve IT', 'You need it by Friday'],
      },
      {
        title: 'Choose Connected CMMS if',
        reasons: ['Plant fails before anyone reports it', 'An inspector reads your records'],
        action: { label: 'Book a demo', href: '/request-demo/' },
      },
    ],
  },
} satisfies Record<string, z.input<typeof twoSidesSchema>>;
