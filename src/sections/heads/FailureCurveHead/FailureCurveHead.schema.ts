import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

const weeks = z.number().min(0).max(26);

/** First view: text under the curve of a failing machine, with what detects the failure and how far ahead. */
export const failureCurveHeadSchema = z
  .strictObject({
    type: z.literal('failureCurveHead'),
    ...anchorBase,
    tag: line(40).describe('label over the title'),
    title: line(60),
    intro: line(260),
    action: link.describe('the button'),
    second: link.optional().describe('a quieter link beside the button'),
    caption: line(60).describe('which machine, and when'),
    span: z.number().min(4).max(26).describe('weeks that the axis shows'),
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

export type FailureCurveHeadProps = z.output<typeof failureCurveHeadSchema>;
