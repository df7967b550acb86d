import type { z } from 'zod';
import type { subscribeSchema } from './Subscribe.schema.ts';

/** Named examples; each key says what its example is for. */
export const subscribeExamples = {
  onAHub: {
    type: 'subscribe',
    title: 'Put on the issue list',
    intro: 'New sheets, new revisions, and one fault we learned from.',
    sheetNote: 'First Tuesday of the month',
  },
} satisfies Record<string, z.input<typeof subscribeSchema>>;
