import { z } from 'zod';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** A job out of signal range: three levels of a building, and what the phone stores on each. */
export const offlineLevelsSchema = z.strictObject({
  type: z.literal('offlineLevels'),
  ...sectionBase,
  title: line(80),
  alt: line(240),
  levels: z
    .array(
      z.strictObject({
        level: line(24).describe('as Lobby, Level −1'),
        time: line(16),
        signal: line(24).describe('as “4 bars”, “no signal”'),
        name: line(48),
        text: line(200),
      }),
    )
    .length(3)
    .describe('from the street downwards'),
  link: link.optional(),
});

export type OfflineLevelsProps = z.output<typeof offlineLevelsSchema>;
