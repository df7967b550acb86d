import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** What goes wrong today, as a contractor's defect list: the defect, what it costs, and how it is fixed. */
export const problemTableSchema = z.strictObject({
  type: z.literal('problemTable'),
  ...sectionBase,
  title: line(60),
  intro: line(220).optional(),
  columns: z
    .strictObject({ defect: line(40), cost: line(40), remedy: line(40) })
    .describe('of the three columns'),
  defects: z
    .array(
      z.strictObject({
        defect: line(90).describe('as the reader would say it'),
        cost: line(20).describe('measured: 74 min, 1 in 9'),
        costNote: line(60).describe('what the figure measures'),
        remedy: line(150),
      }),
    )
    .min(3)
    .max(7),
  note: line(160).optional().describe('where the figures come from'),
});

export type ProblemTableProps = z.output<typeof problemTableSchema>;
