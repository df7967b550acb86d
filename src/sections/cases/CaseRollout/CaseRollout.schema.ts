import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

const week = z.number().int().min(1).max(60);

const bar = z.strictObject({
  from: week,
  to: week.describe('the last week of the bar'),
  text: line(20).optional().describe('inside the bar, if it fits'),
});

const row = z.strictObject({
  title: line(50),
  text: line(170),
  kind: z
    .enum(['survey', 'work', 'paper'])
    .default('work')
    .describe('hatched, in the product’s color, or white'),
  bars: z.array(bar).min(1).max(8),
});

/** The rollout as a construction schedule: each row lights up as the reader reaches it. */
export const caseRolloutSchema = z.strictObject({
  type: z.literal('caseRollout'),
  ...sectionBase,
  title: line(70),
  intro: line(220).optional(),
  weeks: z.number().int().min(4).max(60).describe('length of the program'),
  months: z
    .array(z.strictObject({ name: line(10), from: week }))
    .min(2)
    .max(14),
  labels: z
    .strictObject({
      weeks: standardText('caseRollout.labels.weeks', line(20)),
      week: standardText('caseRollout.labels.week', line(20)),
      months: standardText('caseRollout.labels.months', line(20)),
    })
    .prefault({}),
  rows: z.array(row).min(3).max(10),
  growth: z
    .strictObject({
      title: line(40),
      text: line(110),
      steps: z
        .array(z.strictObject({ week, count: z.number().int().positive() }))
        .min(2)
        .max(20),
    })
    .describe('the number of live sites from a given week on'),
});

export type CaseRolloutProps = z.output<typeof caseRolloutSchema>;
