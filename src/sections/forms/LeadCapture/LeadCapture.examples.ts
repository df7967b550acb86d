import type { z } from 'zod';
import type { leadCaptureSchema } from './LeadCapture.schema.ts';

/** Named examples; each key gives the reason it exists. The form is an island, so it is not in the picture. */
export const leadCaptureExamples = {
  default: {
    type: 'leadCapture',
    axis: 'Apply',
    tone: 'sheet',
    title: 'Ten lines, and an answer this week',
    intro: 'A person reads it.',
    points: [
      { when: 'Day 2', what: 'A call with the partner desk' },
      { when: 'Week 2', what: 'Two people sit the exam' },
    ],
    formTitle: 'Apply to become a partner',
    form: 'partner',
  },
  newsletter: {
    type: 'leadCapture',
    title: 'Put on the issue list',
    intro: 'New sheets, new revisions, and one fault we learned from.',
    formTitle: 'Transmittal',
    formNote: 'First Tuesday of the month',
    form: 'newsletter',
  },
} satisfies Record<string, z.input<typeof leadCaptureSchema>>;
