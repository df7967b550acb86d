import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

const choice = z.strictObject({
  title: line(50),
  reasons: z.array(line(110)).min(2).max(6),
  action: link.optional(),
});

/** When the other is the better choice, said first, and when we are. A wall stands between the two. */
export const compareChoiceSchema = z.strictObject({
  type: z.literal('compareChoice'),
  ...sectionBase,
  them: choice,
  us: choice,
});

export type CompareChoiceProps = z.output<typeof compareChoiceSchema>;
