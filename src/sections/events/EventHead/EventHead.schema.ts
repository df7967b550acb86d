import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Head of an event’s page: words, ticket, and the house at night with the rooms lit that people meet in. All of it comes from the page’s entry. */
export const eventHeadSchema = z.strictObject({
  type: z.literal('eventHead'),
  ...anchorBase,
  alt: line(200).optional().describe('what the drawing shows; without it the drawing is decoration'),
  take: line(30).default('Take a seat').describe('on the button that leads to the form'),
  agenda: line(30).default('See the agenda'),
  said: line(30)
    .default('Read what was said')
    .describe('on the button once the event is over and has a record'),
  all: link.default({ label: 'See what comes next', href: '/events/' }).describe('the button until then'),
  hours: line(20).default('Doors'),
  span: line(20).default('%from% to %to%'),
  place: line(20).default('Place'),
  price: line(20).default('Price'),
  zone: line(30).default('%city% time'),
  seats: line(20).default('seats'),
  room: line(30).default('were in the room'),
  live: line(30).default('On now'),
});

export type EventHeadProps = z.output<typeof eventHeadSchema>;
