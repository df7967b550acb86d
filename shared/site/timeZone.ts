import { z } from 'zod';

/** Offset of a time zone from UTC at a moment, such as +01:00. Throws a RangeError if there is no such zone or moment. */
export function offsetIn(zone: string, moment: Date): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.replace('GMT', '') || '+00:00';
}

const ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** A name of a time zone as calendars know it. */
export const timeZone = z.string().refine((name) => ZONES.has(name), {
  error: ({ input }) =>
    `there is no time zone “${String(input)}”: use the IANA name, as America/New_York or Asia/Dubai`,
});
