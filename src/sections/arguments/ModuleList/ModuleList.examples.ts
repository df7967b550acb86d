import type { z } from 'zod';
import type { moduleListSchema } from './ModuleList.schema.ts';

/** Named examples; each key says what its example is for. */
export const moduleListExamples = {
  cold: {
    type: 'moduleList',
    title: 'Four ways into the loop',
    intro: 'Begin with the one that hurts.',
    system: 'cold',
    rows: [
      {
        module: 'refrigeration-monitoring',
        answers: 'Which case is warm, and since when?',
        measured: 'every 60 s',
      },
      { module: 'refrigeration-compliance', answers: 'What does the inspector see?' },
    ],
  },
} satisfies Record<string, z.input<typeof moduleListSchema>>;
