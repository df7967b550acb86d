import { z } from 'zod';
import { line, ownSystem, sectionBase } from '../../sectionBase.ts';

/** Work over time as a construction schedule: rows, bars, milestones, and a line for today. */
export const ganttChartSchema = z.strictObject({
  type: z.literal('ganttChart'),
  ...sectionBase,
  title: line(60),
  intro: line(220).optional(),
  alt: line(200).describe('the program in one sentence'),
  system: ownSystem('color of the bars'),
  from: z.number().describe('first value of the axis: a week, a year'),
  to: z.number(),
  ticks: z
    .array(z.strictObject({ at: z.number(), text: line(10) }))
    .min(3)
    .max(14),
  now: z.strictObject({ at: z.number(), text: line(16) }).optional(),
  rows: z
    .array(
      z.strictObject({
        name: line(30),
        note: line(50),
        bars: z
          .array(
            z.strictObject({
              from: z.number(),
              to: z.number(),
              kind: z.enum(['done', 'planned', 'event', 'open']).default('done'),
            }),
          )
          .min(1)
          .max(10),
        milestone: z.strictObject({ at: z.number(), text: line(30) }).optional(),
      }),
    )
    .min(3)
    .max(8),
});

export type GanttChartProps = z.output<typeof ganttChartSchema>;
