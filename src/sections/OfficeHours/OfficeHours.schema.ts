import { z } from 'zod';
import { line, sectionBase } from '../sectionBase.ts';

const office = z.strictObject({
  city: line(30),
  country: line(30),
  offset: z.number().min(-12).max(14).describe('hours from UTC, standard time'),
  time: line(8).describe('the local time when the fault strikes, as `10:14`'),
  address: line(120),
  phone: line(24).optional(),
  work: line(140).describe('what is done there'),
});

/** The offices on a line of hours: who is awake when a fault strikes. */
export const officeHoursSchema = z.strictObject({
  type: z.literal('officeHours'),
  ...sectionBase,
  title: line(80),
  intro: line(220),
  fault: z
    .strictObject({ place: line(40), time: line(8), offset: z.number().min(-12).max(14) })
    .describe('where and when the fault strikes; it begins the line'),
  offices: z.array(office).min(2).max(5).describe('from west to east'),
});

export type OfficeHoursProps = z.output<typeof officeHoursSchema>;
