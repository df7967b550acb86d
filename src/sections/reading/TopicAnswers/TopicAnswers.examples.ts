import type { z } from 'zod';
import type { topicAnswersSchema } from './TopicAnswers.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const topicAnswersExamples = {
  archived: {
    type: 'topicAnswers',
    title: 'Reopening, in questions',
    intro: 'What property managers asked us.',
    dates: [
      { label: 'Written', date: '18 May 2020' },
      { label: 'Last checked', date: '9 June 2022' },
    ],
    notice: 'Kept as an archive.',
    scene: { scene: 'drawing', name: 'fresh-air' },
    alt: 'An office in section with an air handler on its roof.',
    topics: [
      { id: 'air', name: 'Air', items: [{ question: 'How much?', answer: '<p>Four air changes.</p>' }] },
      { id: 'water', name: 'Water', items: [{ question: 'For how long?', answer: '<p>Five minutes.</p>' }] },
    ],
  },
  sidebar: {
    type: 'topicAnswers',
    title: 'A guide in questions',
    intro: 'In the order in which a buyer meets them.',
    dates: [{ label: 'Revised', date: 'November 4, 2025' }],
    scene: { scene: 'drawing', name: 'assets-arrive' },
    alt: 'Assets arrive on a trolley.',
    index: 'side',
    topics: [
      { id: 'need', name: 'Do we need one?', items: [{ question: 'Why?', answer: '<p>Count first.</p>' }] },
      { id: 'leave', name: 'How do we leave?', items: [{ question: 'When?', answer: '<p>Now.</p>' }] },
    ],
  },
} satisfies Record<string, z.input<typeof topicAnswersSchema>>;
