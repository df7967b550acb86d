import { z } from 'zod';
import { standardText } from '../../../../content/reading/standardTexts.ts';
import { line } from '../../../sectionBase.ts';

const who = z.enum(['you', 'we', 'both']);

/** A construction schedule, week by week, with what each side does. */
export const weekScheduleSchema = z
  .strictObject({
    kind: z.literal('weekSchedule'),
    weeks: z.number().int().min(4).max(16).describe('columns of the schedule'),
    week: standardText('figureHead.weekSchedule.week', line(20)),
    range: standardText('figureHead.weekSchedule.range', line(30)),
    single: standardText('figureHead.weekSchedule.single', line(30)),
    who: z.record(who, line(30)).describe('names of the sides, in the key and for assistive technology'),
    milestones: z.array(z.strictObject({ week: z.number().int().min(1), label: line(40) })).max(4),
    phases: z
      .array(
        z.strictObject({
          name: line(30),
          rows: z
            .array(
              z.strictObject({
                title: line(50),
                text: line(150),
                who,
                from: z.number().int().min(1),
                to: z.number().int().min(1),
              }),
            )
            .min(1),
        }),
      )
      .min(2),
  })
  .refine(
    ({ weeks, phases }) =>
      phases.every(({ rows }) => rows.every(({ from, to }) => from <= to && to <= weeks)),
    'every row must begin before it ends, within the weeks of the schedule',
  );

export type WeekScheduleProps = z.output<typeof weekScheduleSchema>;
