import { z } from 'zod';
import { line } from '../../../sectionBase.ts';

/** One request from both sides of the desk, minute by minute, with a wall between them. */
export const callerAndDeskSchema = z.strictObject({
  kind: z.literal('callerAndDesk'),
  sides: z
    .strictObject({ caller: line(40), desk: line(40) })
    .describe('names of the sides, above the columns'),
  rows: z
    .array(
      z.strictObject({
        time: line(10),
        said: line(160).optional().describe('what the caller writes'),
        read: line(160).optional().describe('what is sent to the caller'),
        done: line(180).optional().describe('what happens behind the wall'),
        facts: z.array(line(40)).max(4).default([]).describe('measured, below it'),
      }),
    )
    .min(3)
    .max(8),
  sums: z
    .strictObject({ caller: line(60), desk: line(60) })
    .describe('at the bottom of each side: the effort of each'),
});

export type CallerAndDeskProps = z.output<typeof callerAndDeskSchema>;
