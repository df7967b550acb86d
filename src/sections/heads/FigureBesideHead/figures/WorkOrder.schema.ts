import { z } from 'zod';
import { reference } from '../../../../content/entries/records.ts';
import { line } from '../../../sectionBase.ts';

/** One work order, line by line, with the module that wrote each line. */
export const workOrderSchema = z.strictObject({
  kind: z.literal('workOrder'),
  heading: line(60).describe('what the work order is about'),
  state: line(24).describe('stamped on the sheet, as “Closed 09:06”'),
  writtenBy: line(24).describe('above the modules’ names'),
  phases: z
    .array(
      z.strictObject({
        name: line(16),
        span: line(16).describe('when, as 08:12'),
        lines: z
          .array(z.strictObject({ text: line(130), module: reference('modules') }))
          .min(1)
          .max(5),
      }),
    )
    .min(2)
    .max(5),
  block: z
    .array(z.strictObject({ term: line(20), value: line(32) }))
    .min(2)
    .max(4)
    .describe('the title block at the sheet’s foot'),
});

export type WorkOrderProps = z.output<typeof workOrderSchema>;
