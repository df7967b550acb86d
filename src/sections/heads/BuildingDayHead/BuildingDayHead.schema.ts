import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** First view of the energy product: one floor over one day, in section, under its own load curve. */
export const buildingDayHeadSchema = z.strictObject({
  type: z.literal('buildingDayHead'),
  ...anchorBase,
  title: line(60),
  intro: line(260),
  action: link.describe('the button'),
  second: link.optional().describe('a quieter link beside the button'),
  alt: line(320),
  caption: line(48).describe('what the curve is of'),
  excess: z
    .strictObject({ value: line(24), text: line(48) })
    .describe('over the part of the night that costs'),
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

export type BuildingDayHeadProps = z.output<typeof buildingDayHeadSchema>;
