import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** A heading beside rows under a beam: each a figure with what it measures. */
export const figureRowsSchema = z.strictObject({
  type: z.literal('figureRows'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  rows: z
    .array(z.strictObject({ figure: line(12).optional(), title: line(60), text: line(160) }))
    .min(3)
    .max(6)
    .optional()
    .describe('leave out on a webinar: its takeaways'),
});

export type FigureRowsProps = z.output<typeof figureRowsSchema>;
