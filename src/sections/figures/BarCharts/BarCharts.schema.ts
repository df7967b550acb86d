import { z } from 'zod';
import { line, ownSystem, sectionBase } from '../../sectionBase.ts';

const chart = z.strictObject({
  caption: line(40),
  note: line(60).describe('measured, at the end of the caption: the peak, the spread'),
  bars: z
    .array(
      z.strictObject({
        name: line(14).describe('below the bar: a year, a building'),
        value: z.number().min(0).describe('in the chart’s unit; 0 draws a gap, for a missing reading'),
        written: line(10).optional().describe('above the bar'),
        isOut: z.boolean().default(false),
      }),
    )
    .min(4)
    .max(14),
});

/**
 * Amounts as buildings: each bar is a stack of storeys, each a fixed amount. One chart, or two to the same scale.
 */
export const barChartsSchema = z.strictObject({
  type: z.literal('barCharts'),
  ...sectionBase,
  title: line(60),
  intro: line(220).optional(),
  system: ownSystem('color of the bars'),
  storey: z.number().positive().describe('the amount of one storey, in the charts’ unit'),
  scale: line(70).describe('the same in words: one storey is 2 kWh per sq ft'),
  line: z
    .strictObject({ value: z.number().positive(), name: line(40) })
    .optional()
    .describe('a dashed level across every chart: a target, a benchmark'),
  charts: z.array(chart).min(1).max(2).describe('the first is outlined, the second filled'),
  figures: z
    .array(z.strictObject({ value: line(10), text: line(80) }))
    .max(4)
    .default([]),
});

export type BarChartsProps = z.output<typeof barChartsSchema>;
