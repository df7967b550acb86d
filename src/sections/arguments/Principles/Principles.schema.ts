import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** Rules as a numbered specification: what must hold, and why. */
export const principlesSchema = z.strictObject({
  type: z.literal('principles'),
  ...sectionBase,
  title: line(90),
  intro: line(240).optional(),
  clauses: z
    .array(
      z.strictObject({
        title: line(60),
        rules: z
          .array(z.strictObject({ rule: line(120), reason: line(200) }))
          .min(1)
          .max(4),
      }),
    )
    .min(1)
    .max(6)
    .describe('numbered 1, 2, …; their rules 1.1, 1.2, …'),
});

export type PrinciplesProps = z.output<typeof principlesSchema>;
