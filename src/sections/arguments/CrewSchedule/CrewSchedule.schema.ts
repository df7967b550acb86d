import { z } from 'zod';
import { sectionBase } from '../../sectionBase.ts';

const line = (max: number) => z.string().min(1).max(max);
const hour = z.number().min(0).max(24);

const kinds = ['planned', 'condition', 'reactive', 'held'] as const;

/** A crew's week on one calendar: who does what and when, with the jobs that moved numbered. */
export const crewScheduleSchema = z
  .strictObject({
    type: z.literal('crewSchedule'),
    ...sectionBase,
    title: line(70),
    intro: line(240).optional(),
    days: z.array(line(12)).min(5).max(7).describe('names of the days, as Mon 14'),
    from: hour.default(7).describe('hour at which a day begins'),
    to: hour.default(17),
    legend: z
      .strictObject({ planned: line(28), condition: line(28), reactive: line(28), held: line(28) })
      .describe('what the four fills mean'),
    crew: z
      .array(
        z.strictObject({
          name: line(24),
          trade: line(28),
          load: line(20).describe('measured: 37 of 40 h'),
          jobs: z
            .array(
              z.strictObject({
                day: z.number().int().min(1).max(7),
                from: hour,
                to: hour,
                text: line(32),
                kind: z.enum(kinds),
                note: z.number().int().min(1).max(5).optional().describe('number of the note about it'),
              }),
            )
            .min(1)
            .max(12),
        }),
      )
      .min(2)
      .max(6),
    notes: z
      .array(z.strictObject({ when: line(24), text: line(220) }))
      .min(2)
      .max(5)
      .describe('in the order of their numbers'),
  })
  .refine(
    ({ days, crew }) => crew.every(({ jobs }) => jobs.every(({ day }) => day <= days.length)),
    'the day of a job must be one of the days',
  )
  .refine(
    ({ notes, crew }) => crew.every(({ jobs }) => jobs.every(({ note = 1 }) => note <= notes.length)),
    'the number of a job must be the number of a note',
  );

export type CrewScheduleProps = z.output<typeof crewScheduleSchema>;
