import { z } from 'zod';
import { bandBase, line } from '../../sectionBase.ts';

/** Percentages as towers side by side, all on one scale that ends at 100. */
export const statTowersSchema = z.strictObject({
  type: z.literal('statTowers'),
  ...bandBase,
  system: z.enum(['cmms', 'energy', 'cold']).default('cmms').describe('colour of the towers'),
  title: line(90),
  intro: line(200).optional(),
  stats: z
    .array(
      z.strictObject({
        value: z
          .string()
          .regex(/^\d{1,3}%$/, 'write a percentage such as 30%')
          .describe('such as 30%'),
        txt: line(60),
      }),
    )
    .min(2)
    .max(4),
});

export type StatTowersProps = z.output<typeof statTowersSchema>;
