import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** A stretch of real work, entry by entry: a shift’s log, or what people said to each other about it. */
export const caseLogSchema = z.strictObject({
  type: z.literal('caseLog'),
  ...sectionBase,
  form: z.enum(['log', 'dialogue']).default('log').describe('dialogue: the words are large, names lead'),
  title: line(70),
  intro: line(260).optional(),
  entries: z
    .array(
      z.strictObject({
        time: line(12).optional().describe('measured: 12:04, week 3'),
        who: line(40).optional(),
        text: line(320),
        note: line(80).optional().describe('in the margin: a reading, a remark'),
        state: z.enum(['plain', 'fault', 'done']).default('plain').describe('fills the mark on the line'),
      }),
    )
    .min(4)
    .max(14),
  foot: line(220).optional().describe('where the entries come from'),
});

export type CaseLogProps = z.output<typeof caseLogSchema>;
