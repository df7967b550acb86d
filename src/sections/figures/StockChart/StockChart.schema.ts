import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** The stock of one bin over several weeks, as steps between a minimum and a maximum, with numbered events. */
export const stockChartSchema = z
  .strictObject({
    type: z.literal('stockChart'),
    ...sectionBase,
    title: line(70),
    intro: line(240).optional(),
    alt: line(240).describe('the chart in one sentence'),
    unit: line(24).describe('what is counted: pieces'),
    levels: z.array(z.number().int().min(0)).min(8).max(40).describe('stock at the end of each week'),
    top: z.number().int().positive().describe('end of the scale'),
    minimum: z.strictObject({ value: z.number().positive(), text: line(32) }),
    maximum: z.strictObject({ value: z.number().positive(), text: line(32) }),
    ticks: z
      .array(z.strictObject({ week: z.number().int().min(1), text: line(10) }))
      .min(2)
      .max(8),
    events: z
      .array(
        z.strictObject({
          week: z.number().int().min(1).describe('the week it happened in'),
          when: line(16),
          text: line(200),
        }),
      )
      .min(3)
      .max(6),
  })
  .refine(
    ({ levels, events, ticks }) => [...events, ...ticks].every(({ week }) => week <= levels.length),
    'every event and tick must lie within the weeks',
  );

export type StockChartProps = z.output<typeof stockChartSchema>;
