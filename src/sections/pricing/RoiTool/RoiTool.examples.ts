import type { z } from 'zod';
import type { roiToolSchema } from './RoiTool.schema.ts';

/** Named examples; each key says what its example is for. */
export const roiToolExamples = {
  full: {
    type: 'roiTool',
    title: 'What would fewer hours on each job save you?',
    intro: 'Nine answers you already have. The result changes as you type.',
  },
  short: {
    type: 'roiTool',
    title: 'Three numbers, one minute',
    intro: 'Work orders, buildings, people.',
    variant: 'short',
  },
} satisfies Record<string, z.input<typeof roiToolSchema>>;
