import { calendarFile } from '../calendar/calendarFile.ts';
import { isComingWorkday } from '../calendar/isComingWorkday.ts';
import type { FormDefinition } from './FormDefinition.ts';
import { normalizeEmail } from './normalizeEmail.ts';
import type { SubmittedValues } from './SubmittedValues.ts';

type Meeting = NonNullable<FormDefinition['meeting']>;

/** What a meeting's calendar file depends on besides the form. */
interface MeetingFileOptions {
  /** Distinguishes this file's event from every other. */
  id: string;
  /** Host of the site that made the file. */
  host: string;
  now: Date;
  /** Converts a time on the visitor's clock to one with an offset, if the visitor's time zone is known. */
  toMoment?: (local: string) => string;
}

/** Media type of calendar files. */
export const CALENDAR_TYPE = 'text/calendar; charset=utf-8';

/** The fields of a meeting that are empty or wrong in what was typed, day first. */
export function missingMeetingFields(
  form: { meeting: Meeting; fields: FormDefinition['fields'] },
  typed: SubmittedValues,
  now: Date,
): string[] {
  const { day, time } = form.meeting;
  const times = form.fields.find(({ name }) => name === time)?.options ?? [];
  const isTime = times.some(({ value }) => value === typed[time]);
  return [...(isComingWorkday(typed[day] ?? '', now) ? [] : [day]), ...(isTime ? [] : [time])];
}

/** The calendar file for the meeting that a visitor chose; nothing may be missing in the input. */
export function meetingFile(meeting: Meeting, typed: SubmittedValues, options: MeetingFileOptions): string {
  const { id, host, now, toMoment = (local) => local } = options;
  const starts = `${typed[meeting.day]}T${typed[meeting.time]}:00`;
  const end = new Date(`${starts}Z`);
  end.setUTCMinutes(end.getUTCMinutes() + meeting.minutes);
  const attendee = normalizeEmail(typed['email'] ?? '') ?? '';
  return calendarFile(
    {
      uid: `${id}@${host}`,
      title: meeting.title,
      text: meeting.text,
      starts: toMoment(starts),
      ends: toMoment(end.toISOString().slice(0, 19)),
      changed: now.toISOString(),
      // Only an address without the special characters of calendar files.
      request: /^[\w.+-]+@[\w.-]+$/.test(attendee) ? { organizer: meeting.organizer, attendee } : undefined,
    },
    host,
  );
}
