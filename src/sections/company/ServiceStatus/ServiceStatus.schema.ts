import { z } from 'zod';
import { siteConfig } from '../../../../config/siteConfig.ts';
import { COMPONENT_STATES, INDICATORS } from '../../../../shared/status/StatusSummary.ts';
import { statusWhenBuilt } from '../../../content/entries/statusFeed.ts';
import { anchorBase, line } from '../../sectionBase.ts';

const moment = z.iso.datetime({ offset: true });

/** The status of a service, parsed from a feed's summary.json. */
const reading = z.strictObject({
  read: moment.describe('when it was read'),
  summary: z.strictObject({
    indicator: z.enum(INDICATORS),
    components: z.array(z.strictObject({ name: line(80), state: z.enum(COMPONENT_STATES) })).min(1),
    incidents: z.array(z.strictObject({ name: line(120), began: moment, latest: z.string().max(400) })),
    maintenance: z.array(
      z.strictObject({
        name: line(120),
        from: moment,
        until: moment,
        affects: z.array(line(80)).default([]).describe('the components it is done on, by name'),
      }),
    ),
  }),
});

/** A day on which a component did not run as it should. */
const day = z.strictObject({
  on: z.iso.date(),
  component: line(80).describe('its name, as in components'),
  state: z.enum(COMPONENT_STATES),
  minutes: z.number().int().positive().max(1440).describe('how long it lasted'),
  what: line(90).describe('what a customer noticed'),
});

/** The status of the service, read from the status feed of config/site.ts in the visitor’s browser. */
export const serviceStatusSchema = z.strictObject({
  type: z.literal('serviceStatus'),
  ...anchorBase,
  title: line(80).describe('the page’s h1'),
  intro: line(260),
  overall: z.record(z.enum(INDICATORS), line(60)).describe('the overall status'),
  states: z.record(z.enum(COMPONENT_STATES), line(40)),
  unknown: line(60).describe('instead of the overall status until it has been read'),
  times: z
    .strictObject({
      example: line(160),
      built: line(200),
      live: line(120),
      failed: line(200),
      never: line(200).describe('without %time%: it has never been read'),
    })
    .describe('the age of a reading; %time% is when it was made'),
  readAgain: line(40),
  components: line(40),
  incidents: z.strictObject({ title: line(40), none: line(80), began: line(40).describe('%time%') }),
  maintenance: z.strictObject({
    title: line(40),
    none: line(80),
    span: line(60).describe('%from%, %until%'),
  }),
  history: z
    .strictObject({
      title: line(60),
      uptime: line(40).describe('on a floor, with %uptime%: the share of the days without an outage'),
      day: line(20).describe('heading of the table’s first column'),
      what: line(40).describe('heading of its second'),
      lasted: line(20).describe('heading of its third'),
      minutes: line(20).describe('with %minutes%'),
    })
    .describe('the table of the days that were not as they should be'),
  span: z
    .strictObject({
      past: line(30).describe('with %days%'),
      today: line(20),
      coming: line(20).describe('with %days%'),
      key: line(40).describe('an open line around a window: planned maintenance'),
    })
    .describe('below the building'),
  example: reading
    .extend({ history: z.array(day) })
    .describe('shown and labeled as an example on a site without a feed'),
  feed: z
    .url()
    .optional()
    .transform((feed) => feed ?? siteConfig.statusFeed)
    .describe('omit: set by config/site.ts'),
  built: reading
    .optional()
    .transform((built) => built ?? statusWhenBuilt())
    .describe('omit: the build reads it'),
});

export type ServiceStatusProps = z.output<typeof serviceStatusSchema>;
