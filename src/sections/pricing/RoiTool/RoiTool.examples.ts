import type { z } from 'zod';
import type { roiToolSchema } from './RoiTool.schema.ts';

/** Named examples: each exists for the reason its key says. */
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
