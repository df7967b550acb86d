import { z } from 'zod';
import { offsetIn, timeZone } from '../../../shared/site/timeZone.ts';
import { sceneSchema } from '../../scenes/sceneSchema.ts';
import { systemSchema } from '../../scenes/systemSchema.ts';
import { documentFormat } from './documentFormat.ts';
import { filmReference } from './films/films.ts';
import { formId, ownThankYou } from './formId.ts';
import { reference } from './records.ts';
import { secondsOf } from './secondsOf.ts';

const line = (max: number) => z.string().min(1).max(max);
const moment = z.iso
  .datetime({ offset: true })
  .describe('with its offset from UTC, as 2027-01-21T16:00:00-05:00');

/** What every entry of a hub has: enough for a card, a feed and a share image. */
const common = {
  title: line(100).describe('as on cards and above the page'),
  summary: line(220).describe('one or two sentences, as on cards and in feeds'),
  cover: sceneSchema.describe('the drawing on cards and at the head of the page'),
  system: systemSchema.optional().describe('wash under the drawing'),
};

const dated = { ...common, date: z.iso.date().describe('of publication, as 2025-03-14') };
const topic = reference('topics').describe('id of a record in topics');
const speakers = z.array(reference('people')).describe('ids of records in people');

/** A file to download: openly, or after filling in a form. */
const download = {
  form: formId.optional().describe('id of a form in content/forms; without it the file is open'),
  thankYou: ownThankYou,
  pdf: z.string().startsWith('/').optional().describe('address of the document'),
  pages: z.number().int().positive().optional(),
};

const venue = z.strictObject({
  name: line(60),
  street: line(90).optional(),
  city: line(40),
  country: line(40),
});

/** What tells calendars which of two copies of an event is newer. */
const revised = {
  announced: z.iso.date().optional().describe('day on which it was announced, as 2026-09-15'),
  changed: z
    .array(z.iso.date())
    .default([])
    .describe(
      'days on which its time, place or title changed since then, in order: calendars replace their copy',
    ),
};

const agendaItem = z.strictObject({
  time: z
    .string()
    .regex(/^\d\d:\d\d$/, 'must be a time of four digits, as 09:30')
    .describe('at which it begins, as 09:30'),
  until: z
    .string()
    .regex(/^\d\d:\d\d$/, 'must be a time of four digits, as 09:30')
    .optional()
    .describe('at which it ends; without it the next thing in the room begins, or the event ends'),
  room: line(30).optional().describe('one of the event’s rooms'),
  title: line(110),
  text: line(260).optional(),
  speakers: z.array(reference('people')).default([]),
});

/** The outcome of a past event. */
const eventRecord = z.strictObject({
  people: z.number().int().positive().optional().describe('how many attended'),
  points: z
    .array(z.strictObject({ title: line(80), text: line(320), speaker: reference('people').optional() }))
    .min(2)
    .max(6)
    .describe('what was said, one point per talk'),
});

/** What changed, as a window of the product shows it before and after. */
const windowChange = z.strictObject({
  window: line(40).describe('title of the window'),
  rows: z
    .array(
      z.strictObject({
        what: line(24).describe('what the line shows'),
        was: line(30).optional().describe('before; without it the line is new'),
        now: line(30).optional().describe('after; without it the line is gone'),
      }),
    )
    .min(2)
    .max(5)
    .describe('lines of the window; those that differ are clouded, as revisions are on drawings'),
});

export type WindowChangeData = z.output<typeof windowChange>;

const kinds = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('post'), ...dated, topic, author: reference('people') }),
  z.strictObject({
    kind: z.literal('article'),
    ...common,
    topic,
    author: reference('people').optional(),
    order: z.number().int().default(100).describe('place within its topic, the lowest first'),
  }),
  z.strictObject({
    kind: z.literal('pressRelease'),
    ...dated,
    subject: z
      .enum([
        'awards',
        'company',
        'customers',
        'partners',
        'people',
        'product',
        'reports',
        'rules',
        'security',
      ])
      .optional()
      .describe('what it is about: releases on the same subject are listed with it'),
    city: line(40).describe('where it was issued, as in the dateline'),
    contact: reference('people').optional(),
    caption: line(110).optional().describe('what the picture shows, in a few words below it'),
  }),
  z.strictObject({
    kind: z.literal('caseStudy'),
    ...dated,
    customer: reference('customers'),
    industry: reference('industries')
      .optional()
      .describe('leave out where none fits: the sector of the customer is printed'),
    product: reference('products'),
  }),
  z.strictObject({
    kind: z.literal('event'),
    ...common,
    ...revised,
    starts: moment,
    ends: moment,
    timeZone: timeZone.describe('IANA name, as Asia/Dubai'),
    venue,
    region: z.enum(['Americas', 'Europe', 'Middle East']),
    format: line(40).describe('as “Half-day briefing”'),
    seats: z.number().int().positive().describe('how many can attend'),
    speakers: speakers.default([]),
    agenda: z.array(agendaItem).default([]),
    rooms: z.array(line(30)).default([]).describe('rooms of the agenda, as the drawing numbers them from 1'),
    price: line(40).optional().describe('as on the ticket: Free, supper included'),
    facts: z
      .array(z.strictObject({ label: line(24), title: line(60), text: line(120).optional() }))
      .max(6)
      .default([])
      .describe('what attendees must know: the way there, step-free access, prayer, parking'),
    record: eventRecord
      .optional()
      .describe('what was said; shown instead of the form once the event is over'),
    form: formId.default('event'),
    thankYou: ownThankYou,
  }),
  z.strictObject({
    kind: z.literal('webinar'),
    ...common,
    ...revised,
    starts: moment,
    timeZone: timeZone.default('America/New_York'),
    minutes: z.number().int().positive(),
    topic,
    speakers: speakers.min(1),
    chapters: z
      .array(
        z.strictObject({
          time: z.string().regex(/^\d{1,2}:\d\d$/, 'must be minutes and seconds as 13:00'),
          title: line(110),
          text: line(700).optional().describe('what is said, for readers'),
        }),
      )
      .default([]),
    takeaways: z
      .array(z.strictObject({ stat: line(12).optional(), title: line(60), text: line(200) }))
      .max(5)
      .default([])
      .describe('what to remember; a figure says what it measures'),
    recording: filmReference
      .optional()
      .describe('id of the film in content/films whose recordingOf names this page'),
    onDemand: z
      .boolean()
      .default(true)
      .describe(
        'gives the recording a registration page of its own, at the address of the webinar and -on-demand',
      ),
    form: formId.default('webinar'),
    thankYou: ownThankYou,
  }),
  z.strictObject({
    kind: z.literal('newsletter'),
    ...dated,
    number: z.number().int().positive(),
    change: windowChange.optional(),
  }),
  z.strictObject({
    kind: z.literal('update'),
    ...dated,
    period: line(30).describe('as printed: March 2025, Q2 2025'),
    modules: z.array(line(40)).default([]).describe('what it touches'),
    change: windowChange
      .optional()
      .describe('shown in the list of updates, and with the drawing on the page'),
  }),
  z.strictObject({
    kind: z.literal('resource'),
    ...dated,
    format: documentFormat,
    topic,
    sheet: line(12).optional().describe('number on its title block, as L-204'),
    issued: line(16).optional().describe('as printed on its title block: Mar 2025'),
    ...download,
  }),
]);

type Fault = { path: (string | number)[]; message: string };

/** Times whose offset is not that of their time zone on that day. One in UTC, with a Z, says nothing of clocks. */
function offsetFaults(times: Readonly<Record<string, string>>, zone: string): Fault[] {
  if (!timeZone.safeParse(zone).success) return [];
  return Object.entries(times).flatMap(([name, time]) => {
    const [offset] = /[+-]\d\d:\d\d$/.exec(time) ?? [];
    if (offset === undefined || Number.isNaN(Date.parse(time))) return [];
    const expected = offsetIn(zone, new Date(time));
    if (offset === expected) return [];
    const right = time.replace(offset, expected);
    return [
      {
        path: [name],
        message: `clocks in ${zone} are at ${expected} then: write ${right}, or correct timeZone`,
      },
    ];
  });
}

/** Days of change that are out of order. */
function revisionFaults({
  announced,
  changed,
}: {
  announced?: string | undefined;
  changed: string[];
}): Fault[] {
  return changed.flatMap((day, index) => {
    const before = changed[index - 1] ?? announced ?? day;
    if (before <= day) return [];
    return [{ path: ['changed', index], message: `${day} is before ${before}: put the days in order` }];
  });
}

/** Inconsistencies within an event: its times, and the rooms of its agenda. */
function eventFaults(event: Extract<z.output<typeof kinds>, { kind: 'event' }>): Fault[] {
  const { starts, ends } = event;
  const faults = [...offsetFaults({ starts, ends }, event.timeZone), ...revisionFaults(event)];
  if (Date.parse(event.ends) <= Date.parse(event.starts))
    faults.push({ path: ['ends'], message: `must be after starts, ${event.starts}: correct one of them` });
  for (const [index, { room }] of event.agenda.entries()) {
    if (room !== undefined && !event.rooms.includes(room))
      faults.push({
        path: ['agenda', index, 'room'],
        message: `“${room}” is not among the event’s rooms (${event.rooms.join(', ') || 'there are none'}): add it to rooms, or correct it`,
      });
  }
  return faults;
}

/** Inconsistencies within a webinar: its time, and chapters out of order or after its end. */
function webinarFaults(webinar: Extract<z.output<typeof kinds>, { kind: 'webinar' }>): Fault[] {
  const { starts, chapters, minutes } = webinar;
  const late = chapters.flatMap(({ time }, index) => {
    const next = chapters[index + 1];
    const isLate = secondsOf(time) >= (next ? secondsOf(next.time) : minutes * 60);
    if (!isLate) return [];
    const limit = next ? `the next chapter, at ${next.time}` : `the end, at ${minutes}:00`;
    return [
      { path: ['chapters', index, 'time'], message: `${time} is not before ${limit}: correct the times` },
    ];
  });
  return [...offsetFaults({ starts }, webinar.timeZone), ...revisionFaults(webinar), ...late];
}

/** A page that hubs, feeds and related lists show, discriminated by its `kind`. */
export const entrySchema = kinds.superRefine((entry, context) => {
  const faults =
    entry.kind === 'event' ? eventFaults(entry) : entry.kind === 'webinar' ? webinarFaults(entry) : [];
  for (const fault of faults) context.addIssue({ code: 'custom', ...fault });
});

export type Entry = z.output<typeof entrySchema>;
export type EntryKind = Entry['kind'];
export type EntryOf<Kind extends EntryKind> = Extract<Entry, { kind: Kind }>;
