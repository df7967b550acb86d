import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

const share = z.number().int().min(1).max(100);

/** What connecting costs here and elsewhere, as two beams on one scale, with the calculation below. */
export const costBarsSchema = z.strictObject({
  type: z.literal('costBars'),
  ...sectionBase,
  title: line(70),
  intro: line(260),
  beams: z
    .array(
      z.strictObject({
        label: line(60),
        share: share.describe('percent; the beam is drawn to this length'),
        text: line(60),
      }),
    )
    .length(2)
    .describe('the longer one first'),
  difference: line(40).describe('on the dimension between the two ends'),
  example: line(220),
  link: link.optional(),
});

export type CostBarsProps = z.output<typeof costBarsSchema>;
