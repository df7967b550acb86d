import { z } from 'zod';
import { ownFormCopy } from '../../forms/FormPage/FormPage.schema.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

/** The form of the page’s event with what a guest must know. Once the event is over: what was said. */
export const eventRegistrationSchema = z.strictObject({
  type: z.literal('eventRegistration'),
  ...sectionBase,
  title: line(60).default('Register for one of %seats% seats').describe('%seats% is filled in'),
  intro: line(200).optional(),
  axisPast: line(32).default('Record').describe('name on the axis once the event is over'),
  facts: line(40).default('Before you come').describe('heading of the facts'),
  calendar: line(40).default('Add to calendar').describe('on the link to the calendar file'),
  calendarNote: line(90).default('One .ics file, for any calendar program.'),
  said: line(60).default('What was said').describe('heading once the event is over'),
  pending: line(200)
    .default('This one is over. What was said in the room will be here as soon as it is written up.')
    .describe('once the event is over and has no record yet'),
  all: link.default({ label: 'All events', href: '/events/' }),
  copy: ownFormCopy,
});

export type EventRegistrationProps = z.output<typeof eventRegistrationSchema>;
