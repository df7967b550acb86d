import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

const cell = z
  .union([z.boolean(), line(24)])
  .describe('true: included, false: not included, or a short value such as 10,000');

/** What each plan includes, line by line, like a door schedule. */
export const inclusionTableSchema = z
  .strictObject({
    type: z.literal('inclusionTable'),
    ...sectionBase,
    title: line(60),
    intro: line(200).optional(),
    reference: standardText('inclusionTable.reference', line(20)),
    item: standardText('inclusionTable.item', line(20)),
    included: standardText('inclusionTable.included', line(30)),
    missing: standardText('inclusionTable.missing', line(30)),
    columns: z.array(line(24)).min(2).max(4),
    lit: z.number().int().min(0).max(3).optional().describe('index of the column on the wash'),
    groups: z
      .array(
        z.strictObject({
          title: line(40),
          rows: z.array(z.strictObject({ ref: line(6), item: line(60), cells: z.array(cell) })).min(1),
        }),
      )
      .min(1),
  })
  .refine(
    ({ groups, columns }) =>
      groups.every(({ rows }) => rows.every(({ cells }) => cells.length === columns.length)),
    'every row must have a cell for every column',
  );

export type InclusionTableProps = z.output<typeof inclusionTableSchema>;
