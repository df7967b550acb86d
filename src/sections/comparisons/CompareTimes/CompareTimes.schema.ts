import { z } from 'zod';
import { line, ownSystem, sectionBase } from '../../sectionBase.ts';

const stretch = z.strictObject({
  name: line(40),
  minutes: z.number().positive().describe('its length; the unit is written in value'),
  value: line(12).describe('as written: 74 min'),
  kind: z.enum(['waiting', 'moving', 'working']),
});

const course = z.strictObject({
  total: line(12).describe('as written: 5 h 28 min'),
  note: line(90).describe('where and when it was measured'),
  stretches: z.array(stretch).min(2).max(8),
});

/** The time that the same work used to take and takes now, to the same scale. */
export const compareTimesSchema = z.strictObject({
  type: z.literal('compareTimes'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  system: ownSystem('color of the work itself'),
  before: course,
  after: course,
  saved: z.strictObject({ value: line(12), text: line(80) }).describe('the time saved'),
  legend: z
    .strictObject({ working: line(30), moving: line(30), waiting: line(30) })
    .describe('what the three fills mean'),
});

export type CompareTimesProps = z.output<typeof compareTimesSchema>;
