import type { z } from 'zod';
import type { caseNextSchema } from './CaseNext.schema.ts';

/** Named examples; each key says what its example is for. */
export const caseNextExamples = {
  default: { type: 'caseNext' },
} satisfies Record<string, z.input<typeof caseNextSchema>>;
