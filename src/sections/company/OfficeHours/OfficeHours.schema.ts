import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

const hour = z.number().int().min(0).max(23).describe('hour of the day in UTC');

/** Offices over one 24-hour day: a bar for when the desk is staffed, its address and its number. */
export const officeHoursSchema = z.strictObject({
  type: z.literal('officeHours'),
  ...sectionBase,
  title: line(60),
  intro: line(200).optional(),
  scaleLabel: standardText('officeHours.scaleLabel', line(40)).describe('name of the scale above the bars'),
  offices: z
    .array(
      z.strictObject({
        city: line(30),
        address: line(120).describe('a newline breaks the line'),
        phone: link.optional(),
        hours: line(60).describe('in local time, as printed'),
        from: hour,
        to: hour.describe('the hour when the desk closes; less than `from` if after midnight'),
      }),
    )
    .min(2)
    .max(8),
  note: line(200).optional(),
});

export type OfficeHoursProps = z.output<typeof officeHoursSchema>;
