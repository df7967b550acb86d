import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of the events hub: the houses of the nearest events on one street, set apart by the days between them. */
export const eventsHeadSchema = z.strictObject({
  type: z.literal('eventsHead'),
  ...anchorBase,
  title: line(60),
  intro: line(200),
  axisName: line(60)
    .default('The program, with the days between')
    .describe('name of the strip for assistive technology'),
  past: z
    .number()
    .int()
    .min(0)
    .max(3)
    .default(1)
    .describe('how many of those that are over stand at the left'),
  ahead: z.number().int().min(1).max(6).default(4).describe('how many of those that lie ahead'),
  today: line(16).default('Today'),
  days: line(20).default('%count% days'),
  day: line(20).default('1 day'),
  webinar: line(20).default('Webinar'),
});

export type EventsHeadProps = z.output<typeof eventsHeadSchema>;
