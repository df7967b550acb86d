import { z } from 'zod';
import { checkSchedule, scheduleFields } from '../../../shared/site/schedule.ts';
import { timeZone } from '../../../shared/site/timeZone.ts';
import { keptDespiteFaults } from '../files/keptDespiteFaults.ts';
import { LOCALES } from '../files/locale.ts';
import { readSettings } from './readSettings.ts';

const path = z.string().regex(/^\/(?:\S*\/)?$/, 'must begin and end with a slash');

/** What tells bars apart, and where their words are: helloBars.words.<id> of the chrome texts. */
export const barId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'must be small letters, digits and hyphens, as spring-webinar');

const bar = z
  .strictObject({
    id: barId.describe(
      'a name of its own: its words are under helloBars.words.<id> of content/chrome/en.yaml, and a visitor who closes it does not see it again',
    ),
    ...scheduleFields,
    href: z
      .string()
      .regex(
        /^(?:\/(?:\S*\/)?|https?:\/\/\S+)$/,
        'must be the address of a page, which begins and ends with a slash, or begin with https://',
      )
      .describe('where it leads: the address of a page, or of another site'),
    query: z
      .strictObject({ name: z.string().min(1), value: z.string().min(1) })
      .optional()
      .describe('shown only when the address asks for it, as ?name=value does'),
    event: z
      .strictObject({
        startsAt: z.iso.datetime({ offset: true }).describe('shown until this moment'),
        timeZones: z.record(z.enum(LOCALES), timeZone).describe('in which each region reads date and time'),
      })
      .optional()
      .describe('what it announces: the bar states date and time, and leaves once it begins'),
    fromWidth: z
      .literal([1024, 1280])
      .optional()
      .describe('only in windows at least this wide, in pixels; without it, in every window'),
  })
  .superRefine(checkSchedule);

export const barSettingsSchema = z.strictObject({
  helloBars: z
    .array(bar)
    .superRefine((bars, context) => {
      for (const [index, { id }] of bars.entries())
        if (bars.findIndex((one) => one.id === id) < index)
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `there is a bar “${id}” above: give this one another id, and words of its own under helloBars.words`,
          });
    })
    .describe(
      'any number of them, in the order in which they are considered: a page shows the first that applies',
    ),
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
