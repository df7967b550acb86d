import { z } from 'zod';
import { line } from '../../../sectionBase.ts';

const share = z.number().min(0).max(100);

/** A setpoint that moves between two limits, which a person has approved. */
export const setpointBandSchema = z.strictObject({
  kind: z.literal('setpointBand'),
  label: line(260).describe('the plot in one sentence, for visitors who cannot see it'),
  caption: line(70).describe('what moves, and its unit'),
  low: z.number().describe('bottom of the plot, in its unit'),
  high: z.number(),
  upper: z.strictObject({ at: z.number(), text: line(40) }),
  lower: z.strictObject({ at: z.number(), text: line(40) }),
  fixed: z.strictObject({ at: z.number(), text: line(40) }).describe('the former setpoint, constant all day'),
  values: z.array(z.number()).min(12).max(60).describe('the setpoint at even intervals; drawn in steps'),
  times: z.array(line(8)).min(3).max(9).describe('from the left edge to the right'),
  remarks: z
    .array(
      z.strictObject({
        x: share.describe('percent of the width'),
        y: share.describe('percent of the height, from the top'),
        time: line(10),
        text: line(70),
      }),
    )
    .min(2)
    .max(4),
  signed: z.array(line(70)).min(1).max(3).describe('who signed the limits, and until when'),
});

export type SetpointBandProps = z.output<typeof setpointBandSchema>;
