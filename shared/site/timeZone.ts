import { z } from 'zod';

/** A name of a time zone as calendars know it. */
export const timeZone = z
  .string()
  .refine((name) => Intl.supportedValuesOf('timeZone').includes(name) || name === 'UTC', {
    error: ({ input }) =>
      `there is no time zone “${String(input)}”: use the IANA name, as America/New_York or Asia/Dubai`,
  });
