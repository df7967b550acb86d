import type { z } from 'zod';
import type { documentSampleSchema } from './DocumentSample.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const documentSampleExamples = {
  sumAndTable: {
    type: 'documentSample',
    axis: 'Look inside',
    title: 'Two of its pages',
    left: {
      page: 6,
      head: 'Do we come when we are called?',
      heading: '3. First-time fix',
      formula: 'jobs closed in one visit and not reopened in 14 days ÷ jobs closed × 100',
      paragraphs: ['When first-time fix falls, look at three things before you look at people.'],
      note: { title: 'Stopping the clock', text: 'Allow three reasons to stop it and no others.' },
    },
    right: {
      page: 8,
      head: 'Do we do what we planned?',
      caption: 'One backlog, cut by what holds it up',
      columns: ['Held up by', 'Jobs', 'Weeks'],
      rows: [
        ['Nothing: ready to do', '212', '2.1'],
        ['Part on order', '41', '0.6'],
      ],
      after: 'The same backlog in weeks can be staffed.',
    },
  },
} satisfies Record<string, z.input<typeof documentSampleSchema>>;
