import type { z } from 'zod';
import type { legalTextSchema } from './LegalText.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const legalTextExamples = {
  withoutItsText: {
    type: 'legalText',
    title: 'Privacy policy',
    intro: 'What we collect, why, and how to make us stop.',
    issues: [
      { date: '2025-10-01', change: 'Retention of form entries cut to two years' },
      { date: '2024-05-02', change: 'First issue' },
    ],
  },
} satisfies Record<string, z.input<typeof legalTextSchema>>;
