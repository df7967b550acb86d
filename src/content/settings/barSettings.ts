import { z } from 'zod';
import { checkSchedule, scheduleFields } from '../../../shared/site/schedule.ts';
import { timeZone } from '../../../shared/site/timeZone.ts';
import { keptDespiteFaults } from '../files/keptDespiteFaults.ts';
import { LOCALES } from '../files/locale.ts';
import { readSettings } from './readSettings.ts';

const path = z.string().regex(/^\/(?:\S*\/)?$/, 'must begin and end with a slash');

const bar = z
  .discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('ebook'),
      ...scheduleFields,
      href: path,
      query: z
        .strictObject({ name: z.string().min(1), value: z.string().min(1) })
        .describe('shown only when the address asks for it'),
    }),
    z.strictObject({
      kind: z.literal('webinar'),
      ...scheduleFields,
      href: z.url({ protocol: /^https?$/ }).describe('where people register'),
      startsAt: z.iso.datetime({ offset: true }).describe('shown until this moment'),
      timeZones: z.record(z.enum(LOCALES), timeZone).describe('in which each region reads date and time'),
    }),
    z.strictObject({ kind: z.literal('whitepaper'), ...scheduleFields, href: path }),
  ])
  .superRefine(checkSchedule);

export const barSettingsSchema = z.strictObject({
  helloBars: z
    .array(bar)
    .superRefine((bars, context) => {
      for (const [index, { kind }] of bars.entries())
        if (bars.findIndex((one) => one.kind === kind) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'kind'],
            message: `there is a bar of the kind ${kind} above: keep one of the two`,
          });
    })
    .describe('in the order in which they are considered'),
  withoutHelloBar: z
    .array(path)
    .describe(
      'banner-directed pages, which have no hello bar: those that a bar leads to, and the demo request',
    ),
});

export type BarSettings = z.output<typeof barSettingsSchema>;
export type HelloBarSettings = BarSettings['helloBars'][number];

const read = keptDespiteFaults((name: 'bars') => readSettings(name, barSettingsSchema));

/** The announcements above the header, and the pages without one. Throws ContentError for a faulty field. */
export const barSettings = (): BarSettings => read('bars');
