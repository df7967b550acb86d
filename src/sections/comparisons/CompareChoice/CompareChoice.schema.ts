import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

const choice = z.strictObject({
  title: line(50),
  reasons: z.array(line(110)).min(2).max(6),
  action: link.optional(),
});

/** When the competitor is the better choice, stated first, and when we are, with a wall between the two. */
export const compareChoiceSchema = z.strictObject({
  type: z.literal('compareChoice'),
  ...sectionBase,
  them: choice,
  us: choice,
});

export type CompareChoiceProps = z.output<typeof compareChoiceSchema>;
