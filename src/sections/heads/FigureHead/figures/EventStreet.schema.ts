import { z } from 'zod';
import { standardText } from '../../../../content/reading/standardTexts.ts';
import { line } from '../../../sectionBase.ts';

/** The next events along a street, with the days between them; filled automatically. */
export const eventStreetSchema = z.strictObject({
  kind: z.literal('eventStreet'),
  axisName: standardText('figureHead.eventStreet.axisName', line(60)).describe(
    'name of the strip for assistive technology',
  ),
  ahead: z.number().int().min(1).max(6).default(4).describe('the number of upcoming events'),
  today: standardText('figureHead.eventStreet.today', line(16)),
  days: standardText('figureHead.eventStreet.days', line(20)),
  day: standardText('figureHead.eventStreet.day', line(20)),
  webinar: standardText('figureHead.eventStreet.webinar', line(20)),
});

export type EventStreetProps = z.output<typeof eventStreetSchema>;
