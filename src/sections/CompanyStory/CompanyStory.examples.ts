import type { z } from 'zod';
import type { companyStorySchema } from './CompanyStory.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const companyStoryExamples = {
  default: {
    type: 'companyStory',
    title: 'It began with a logbook that did not say why',
    paragraphs: ['In 2014 a pump failed twice in eleven nights.'],
    log: {
      title: 'Plant room log',
      columns: ['When', 'Entry', 'By'],
      missing: 'Why',
      entries: [
        { time: '3 Feb, 02:40', text: 'P-02 tripped. Reset.', by: 'EG' },
        { time: '9 Feb, 04:05', text: 'P-02 noisy. Watched it.', by: 'JK' },
        { time: '14 Feb, 03:15', text: 'P-02 tripped. Reset.', by: 'EG' },
      ],
    },
  },
} satisfies Record<string, z.input<typeof companyStorySchema>>;
