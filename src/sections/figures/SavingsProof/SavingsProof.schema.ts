import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** How a saving is demonstrated: expected use, actual use, and the difference, drawn to one scale. */
export const savingsProofSchema = z.strictObject({
  type: z.literal('savingsProof'),
  ...sectionBase,
  system: z.enum(['cmms', 'energy', 'cold']).default('energy').describe('colour of what was saved'),
  title: line(80),
  intro: line(240),
  example: line(60).describe('what the bars are of'),
  bars: z
    .array(
      z.strictObject({
        name: line(48),
        value: line(16),
        from: z.number().min(0).max(100).default(0),
        to: z.number().min(1).max(100).describe('end of the bar, percent of the width'),
        kind: z.enum(['model', 'adjusted', 'measured', 'saved']),
      }),
    )
    .min(3)
    .max(5),
  standards: z
    .array(z.strictObject({ name: line(40), text: line(220) }))
    .min(2)
    .max(4),
});

export type SavingsProofProps = z.output<typeof savingsProofSchema>;
