import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

const tones = ['alarm', 'strong', 'live', 'wash', 'plain', 'empty'] as const;

/** Two dimensions in a table with a state in each cell: importance by place, site by examination. */
export const statusMatrixSchema = z
  .strictObject({
    type: z.literal('statusMatrix'),
    ...sectionBase,
    title: line(70),
    intro: line(260).optional(),
    layout: z
      .enum(['large', 'dense'])
      .describe('large: a few big cells, a decision. dense: many small ones, a wall chart'),
    down: line(40).describe('what the rows are'),
    across: line(40).describe('what the columns are'),
    columns: z
      .array(z.strictObject({ name: line(24), note: line(40).optional() }))
      .min(3)
      .max(8),
    rows: z
      .array(
        z.strictObject({
          name: line(36),
          note: line(60).optional(),
          cells: z
            .array(
              z.strictObject({
                value: line(14).describe('measured: P1, Mar 14'),
                note: line(40).optional(),
                tone: z.enum(tones).default('plain'),
              }),
            )
            .min(3)
            .max(8)
            .describe('one a column'),
        }),
      )
      .min(3)
      .max(12),
    legend: z
      .array(z.strictObject({ tone: z.enum(tones), text: line(60) }))
      .max(5)
      .default([]),
    foot: line(200).optional(),
    link: link.optional(),
  })
  .refine(
    ({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length),
    'every row must have a cell for each column',
  );

export type StatusMatrixProps = z.output<typeof statusMatrixSchema>;
