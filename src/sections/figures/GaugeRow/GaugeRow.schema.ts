import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** Returns as gauges on one pipe, each with its scale printed on the dial. */
export const gaugeRowSchema = z.strictObject({
  type: z.literal('gaugeRow'),
  ...sectionBase,
  title: line(80),
  intro: line(220).optional(),
  gauges: z
    .array(
      z.strictObject({
        before: line(14).optional().describe('small word over the value: up to, nearly, under'),
        value: line(12).describe('as printed: 15%, 6 months'),
        text: line(60).describe('what it measures'),
        note: line(90).optional().describe('where it comes from'),
        reads: z.number().nonnegative().describe('where the needle stands'),
        top: z.number().positive().describe('end of the dial'),
      }),
    )
    .min(2)
    .max(4),
  link: link.optional(),
  foot: line(160).optional().describe('how the figures were made, or what they leave out'),
});

export type GaugeRowProps = z.output<typeof gaugeRowSchema>;
