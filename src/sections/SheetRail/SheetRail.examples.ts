import type { z } from 'zod';
import type { sheetRailSchema } from './SheetRail.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const sheetRailExamples = {
  default: {
    type: 'sheetRail',
    title: 'Fresh from the drawing office',
    intro: 'Reports, cases and films for people who answer for buildings.',
  },
} satisfies Record<string, z.input<typeof sheetRailSchema>>;
