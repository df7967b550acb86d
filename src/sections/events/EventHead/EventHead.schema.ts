import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/**
 * Head of an event’s page, filled by the page’s entry: text, ticket, and the venue at night with its event rooms lit.
 */
export const eventHeadSchema = z.strictObject({
  type: z.literal('eventHead'),
  ...anchorBase,
  alt: line(200).optional().describe('what the drawing shows; without it, the drawing is decorative'),
  take: standardText('eventHead.take', line(30)).describe('on the button that links to the form'),
  agenda: standardText('eventHead.agenda', line(30)),
  said: standardText('eventHead.said', line(30)).describe(
    'on the button once the event is over and has a record',
  ),
  all: standardText('eventHead.all', link).describe('the button until then'),
  hours: standardText('eventHead.hours', line(20)),
  span: standardText('eventHead.span', line(20)),
  place: standardText('eventHead.place', line(20)),
  price: standardText('eventHead.price', line(20)),
  zone: standardText('eventHead.zone', line(30)),
  seats: standardText('eventHead.seats', line(20)),
  room: standardText('eventHead.room', line(30)),
  calendar: standardText('eventHead.calendar', line(40)).describe('on the link to the .ics file'),
  google: standardText('eventHead.google', line(40)).describe(
    'on the link to a prefilled Google Calendar event',
  ),
  live: standardText('eventHead.live', line(30)),
});

export type EventHeadProps = z.output<typeof eventHeadSchema>;
