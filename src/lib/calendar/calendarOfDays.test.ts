import { expect, it } from 'vitest';
import { calendarOfDays } from './calendarOfDays.ts';

it('makes each duty an all-day event that ends the next day', () => {
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
    'LAST-MODIFIED:20261123T100000Z',
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

it.each([
  ['2027-02-03', 3, 'RRULE:FREQ=MONTHLY;INTERVAL=3'],
  ['2027-02-03', 12, 'RRULE:FREQ=MONTHLY;INTERVAL=12'],
  // April has no 31st: the last of these days that the month has.
  ['2027-01-31', 3, 'RRULE:FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=28,29,30,31;BYSETPOS=-1'],
  ['2027-01-29', 1, 'RRULE:FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28,29;BYSETPOS=-1'],
])('repeats a duty of %s every %d months', (day, everyMonths, rule) => {
  const file = calendarOfDays([{ uid: 'a@www.example', day, title: 'Inspect', text: '', everyMonths }], {
    made: '2026-11-23T10:00:00.000Z',
    maker: 'Acme',
  });
  expect(file.split('\r\n')).toContain(rule);
});
