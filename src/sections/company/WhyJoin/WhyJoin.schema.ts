import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** Reasons to join as figures under a beam, each with what it measures. */
export const whyJoinSchema = z.strictObject({
  type: z.literal('whyJoin'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  reasons: z
    .array(z.strictObject({ figure: line(12), title: line(60), text: line(160) }))
    .min(3)
    .max(6),
});

export type WhyJoinProps = z.output<typeof whyJoinSchema>;
