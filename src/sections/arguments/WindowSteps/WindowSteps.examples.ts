import type { z } from 'zod';
import type { windowStepsSchema } from './WindowSteps.schema.ts';

/** Named examples; each key says what its example is for. */
export const windowStepsExamples = {
  default: {
    type: 'windowSteps',
    title: 'A register you can stand behind',
    intro: 'Grade by walking, not by guessing.',
    window: 'assetRecord',
    steps: [
      { when: 'Day 1', text: 'Walk and tag.' },
      { when: 'Day 3', text: 'Grade A to D against pictures of the same part.' },
      { when: 'Day 30', text: 'First capital plan, by building and by year.' },
    ],
  },
} satisfies Record<string, z.input<typeof windowStepsSchema>>;
