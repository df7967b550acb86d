import { expect, it } from 'vitest';
import { calendarOfDays } from './calendarOfDays.ts';

it('gives each duty its whole day, to the day after', () => {
  const file = calendarOfDays(
    [{ uid: 'a@www.example', day: '2026-12-31', title: 'Repair; and test', text: 'Within 30 days' }],
    { made: '2026-11-23T10:00:00.000Z', maker: 'Acme' },
  );
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Acme//Duties//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:a@www.example',
    'DTSTAMP:20261123T100000Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Repair\\; and test',
    'DESCRIPTION:Within 30 days',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
