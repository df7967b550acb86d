import { z } from 'zod';

const line = (max: number) => z.string().min(1).max(max);

/** A list of records as the product shows it: the search, its results, and what they prove. */
export const recordLogSchema = z.strictObject({
  label: line(240).describe('the window in one sentence, for visitors who cannot see it'),
  trail: line(40).optional(),
  title: line(40),
  note: line(20).optional().describe('measured, at the end of the bar'),
  search: line(60).optional().describe('the search query of this list'),
  columns: z
    .array(
      z.strictObject({
        heading: line(24),
        kind: z.enum(['main', 'measured', 'soft']).optional().describe('main: the subject; measured: mono'),
        from: z.enum(['medium', 'wide']).optional().describe('hidden in windows narrower than 480 or 700 px'),
      }),
    )
    .min(2)
    .max(6),
  rows: z
    .array(
      z.strictObject({
        cells: z.array(line(60)).min(2).max(6).describe('one per column'),
        under: line(60).optional().describe('second line below the row’s subject'),
        isOut: z.boolean().default(false).describe('outside its limit'),
      }),
    )
    .min(2)
    .max(9),
  summary: line(60),
  proof: line(60).describe('at the end of the footer: who signed, or how it is exported'),
});

export type RecordLogProps = z.output<typeof recordLogSchema>;
