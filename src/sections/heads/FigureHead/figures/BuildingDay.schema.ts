import { z } from 'zod';
import { line } from '../../../sectionBase.ts';

/** One floor over one day, in section, below its load curve. */
export const buildingDaySchema = z.strictObject({
  kind: z.literal('buildingDay'),
  alt: line(320),
  caption: line(48).describe('what the curve shows'),
  excess: z
    .strictObject({ value: line(24), text: line(48) })
    .describe('above the wasteful part of the night'),
  notes: z
    .array(
      z.strictObject({
        at: z.enum(['night', 'morning', 'noon', 'evening']),
        text: line(40),
      }),
    )
    .max(4)
    .describe('what happens on the floor'),
  hours: z.array(line(8)).length(5).describe('from midnight to midnight'),
});

export type BuildingDayProps = z.output<typeof buildingDaySchema>;
