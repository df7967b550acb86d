import type { z } from 'zod';
import type { partnerProgramsSchema } from './PartnerPrograms.schema.ts';

/** Named examples; each key says what its example is for. */
export const partnerProgramsExamples = {
  default: {
    type: 'partnerPrograms',
    title: 'A beam bears at both ends',
    intro: 'Three ways to work together.',
    action: { label: 'Become a partner', href: '#apply' },
    label: 'Ways to work together',
    you: 'You carry',
    we: 'We carry',
    tracks: [
      {
        name: 'Resell',
        heading: 'Sell it to clients who trust you',
        terms: [
          { name: 'Of year one', value: '20%' },
          { name: 'To join', value: '$0' },
        ],
        you: ['The first conversation', 'The invoice'],
        we: ['A quote in a day', 'Support'],
        fit: 'For consultants with clients of their own.',
      },
      {
        name: 'Set up',
        heading: 'Set it up, and be paid by the day',
        terms: [
          { name: 'Exam', value: '2 days' },
          { name: 'To join', value: '$0' },
        ],
        you: ['The site walk', 'The training'],
        we: ['A named engineer', 'The import'],
        fit: 'For contractors with people on site.',
      },
    ],
  },
} satisfies Record<string, z.input<typeof partnerProgramsSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'Each tab is a beam of terms between what the partner carries and what we carry, under the page’s h1.';
