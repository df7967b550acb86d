import { z } from 'zod';
import { line } from '../../../sectionBase.ts';

const weeks = z.number().min(0).max(26);

/** The curve of a failing machine, with what detects the failure and how early. */
export const failureCurveSchema = z
  .strictObject({
    kind: z.literal('failureCurve'),
    caption: line(60).describe('which machine, and when'),
    span: z.number().min(4).max(26).describe('length of the axis in weeks'),
    unit: line(32).describe('after the last tick: weeks before failure'),
    ticks: z.array(weeks).min(3).max(8).describe('weeks before failure, the longest first'),
    finds: z
      .array(
        z.strictObject({
          weeks,
          lead: line(16).describe('measured: 11 weeks'),
          text: line(60).describe('what is found then, and by what'),
        }),
      )
      .length(5)
      .describe('from the earliest to the failure itself'),
  })
  .refine(
    ({ span, finds, ticks }) =>
      [...finds.map((find) => find.weeks), ...ticks].every((value) => value <= span),
    'every find and tick must lie within the span',
  );

export type FailureCurveProps = z.output<typeof failureCurveSchema>;
