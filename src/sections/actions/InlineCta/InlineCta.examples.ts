import type { z } from 'zod';
import type { inlineCtaSchema } from './InlineCta.schema.ts';

/** Named examples; each key says what its example is for. */
export const inlineCtaExamples = {
  default: {
    type: 'inlineCta',
    steps: [
      { day: 'Day 1', text: 'Send the spreadsheet or the export' },
      { day: 'Day 6', text: 'Tags arrive, printed by floor' },
      { day: 'Day 14', text: 'The first crew works from the app' },
    ],
    action: { label: 'Get a demo', href: '/request-demo/' },
  },
} satisfies Record<string, z.input<typeof inlineCtaSchema>>;
