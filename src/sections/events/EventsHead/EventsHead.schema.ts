import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of the events hub: the houses of the next events on one street, spaced by the days between them. */
export const eventsHeadSchema = z.strictObject({
  type: z.literal('eventsHead'),
  ...anchorBase,
  title: line(60),
  intro: line(200),
  axisName: standardText('eventsHead.axisName', line(60)).describe(
    'name of the strip for assistive technology',
  ),
  past: z
    .number()
    .int()
    .min(0)
    .max(3)
    .default(1)
    .describe('how many of those that are over stand at the left'),
  ahead: z.number().int().min(1).max(6).default(4).describe('how many of those that lie ahead'),
  today: standardText('eventsHead.today', line(16)),
  days: standardText('eventsHead.days', line(20)),
  day: standardText('eventsHead.day', line(20)),
  webinar: standardText('eventsHead.webinar', line(20)),
});

export type EventsHeadProps = z.output<typeof eventsHeadSchema>;
