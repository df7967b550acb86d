import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** A table with a figure in each row: problems with their cost and remedy, or reasons with the time to a reply. */
export const figureTableSchema = z.strictObject({
  type: z.literal('figureTable'),
  ...sectionBase,
  title: line(60),
  intro: line(220).optional(),
  layout: z
    .enum(['problems', 'times'])
    .default('problems')
    .describe('problems: the figure is a cost, the text its remedy. times: smaller rows, each with a link'),
  columns: z
    .strictObject({ title: line(40), figure: line(40), text: line(40), link: line(30).optional() })
    .describe('headings'),
  rows: z
    .array(
      z.strictObject({
        title: line(90).describe('as the reader would say it'),
        detail: line(140).optional().describe('below the title'),
        figure: line(24).describe('measured: 74 min, 1 in 9'),
        note: line(60).optional().describe('what the figure measures'),
        text: line(150),
        link: link.optional(),
      }),
    )
    .min(2)
    .max(10),
  note: line(160).optional().describe('where the figures come from'),
});

export type FigureTableProps = z.output<typeof figureTableSchema>;
