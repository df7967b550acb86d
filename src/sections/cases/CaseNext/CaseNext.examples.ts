import type { z } from 'zod';
import type { caseNextSchema } from './CaseNext.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const caseNextExamples = {
  default: { type: 'caseNext' },
} satisfies Record<string, z.input<typeof caseNextSchema>>;
