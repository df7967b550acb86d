import type { z } from 'zod';
import type { campaignFormSchema } from './CampaignForm.schema.ts';

/** Named examples; each key says what its example is for. The form is an island, so it is not in the picture. */
export const campaignFormExamples = {
  default: {
    type: 'campaignForm',
    title: 'Ask your old system for your own records',
    intro: 'If it cannot hand them over by Friday, it is not keeping them for you.',
    testTitle: 'Three boxes to tick',
    tests: [
      { question: 'Every job of a year, in one file', answer: 'Without a ticket to the vendor.' },
      { question: 'Every asset with its history', answer: 'Not only the list.' },
    ],
    verdict: 'Two boxes or fewer: the move costs less than the next upgrade.',
    formTitle: 'Have your export read',
    form: 'request-trial',
    scene: { scene: 'drawing', name: 'assets-arrive', tone: 'night' },
    steps: [
      { when: 'Day 1', what: 'You send the export.' },
      { when: 'Week 8', what: 'The old system is read only.' },
    ],
  },
} satisfies Record<string, z.input<typeof campaignFormSchema>>;

/** Why this is a section of its own although a single page shows it. */
export const reasonForOneUse =
  'A test that readers take on themselves beside a form at night; a form page has steps instead of questions.';
