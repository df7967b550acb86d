import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

const percent = z.number().int().min(0).max(100);

/** What reviews check: each figure as a gauge with its target at each review, and what to do if it is low. */
export const adoptionGaugesSchema = z.strictObject({
  type: z.literal('adoptionGauges'),
  ...sectionBase,
  title: line(70),
  intro: line(260),
  reviews: z.array(line(20)).length(3).describe('names of the three reviews, from the first'),
  low: line(40).describe('before the action for a low reading'),
  gauges: z
    .array(
      z.strictObject({
        name: line(60),
        targets: z.array(percent).length(3).describe('target percentage at each review'),
        low: line(140),
      }),
    )
    .min(2)
    .max(6),
});

export type AdoptionGaugesProps = z.output<typeof adoptionGaugesSchema>;
