import { z } from 'zod';
import { recordSlipSchema } from '../../../windows/RecordSlip/RecordSlip.schema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** The parts of a record, one below the other, each with its reason. */
export const recordAnatomySchema = z.strictObject({
  type: z.literal('recordAnatomy'),
  ...sectionBase,
  title: line(60),
  intro: line(220).optional(),
  parts: z
    .array(
      z.strictObject({
        slip: recordSlipSchema.describe(
          'as the product shows it; written once with & and named again with *',
        ),
        name: line(24),
        text: line(180).describe('why it is there'),
      }),
    )
    .min(3)
    .max(9),
});

export type RecordAnatomyProps = z.output<typeof recordAnatomySchema>;
