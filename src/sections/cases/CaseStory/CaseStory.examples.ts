import type { z } from 'zod';
import type { caseStorySchema } from './CaseStory.schema.ts';

/** Named examples; each key says what its example is for. */
export const caseStoryExamples = {
  withHindsight: {
    type: 'caseStory',
    title: 'Air that nobody used, at full pressure',
    challenge: {
      title: 'The challenge',
      paragraphs: ['Eleven plants, eleven ways to read a meter. The compressors ran from Friday to Monday.'],
    },
    approach: {
      title: 'The approach',
      paragraphs: [
        'One meter a line, one name a meter, and one threshold for the hours when nothing is made.',
      ],
    },
    hindsight: { title: 'What they would change', text: 'Name the valves before the meters arrive.' },
  },
  twoSides: {
    type: 'caseStory',
    title: 'Two books, one truth',
    challenge: { title: 'The challenge', paragraphs: ['The log was in a drawer of the plant room.'] },
    approach: { title: 'The approach', paragraphs: ['The log moved to the phone in the plant room.'] },
  },
} satisfies Record<string, z.input<typeof caseStorySchema>>;
