import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { localeOfUrl, originOf } from '../../src/lib/metadata.ts';
import { expectNoFaults } from '../expectNoFaults.ts';
import { filesOf, readSiteFile } from './builtSite.ts';
import { siteAnswer } from './siteAnswer.ts';

const LINE_OCTETS = 75;

/** What is wrong with an iCalendar file according to RFC 5545, and with its one event. */
function calendarFaults(text: string): string[] {
  const faults: string[] = [];
  if (!text.endsWith('\r\n') || /[^\r]\n/.test(text)) faults.push('a line does not end in CRLF');
  const long = text.split('\r\n').find((line) => Buffer.byteLength(line) > LINE_OCTETS);
  if (long) faults.push(`a line of more than ${LINE_OCTETS} octets: ${long}`);
  const calendar = new ICAL.Component(ICAL.parse(text));
  const [event, ...others] = calendar.getAllSubcomponents('vevent');
  if (!event || others.length > 0) return [...faults, 'is not one event'];
  for (const name of ['version', 'prodid'])
    if (!calendar.getFirstPropertyValue(name)) faults.push(`lacks ${name.toUpperCase()}`);
  for (const name of ['uid', 'dtstamp', 'last-modified', 'sequence', 'dtstart', 'dtend', 'summary'])
    if (event.getFirstPropertyValue(name) === null) faults.push(`lacks ${name.toUpperCase()}`);
  const { startDate, endDate } = new ICAL.Event(event);
  if (startDate && endDate && endDate.compare(startDate) <= 0) faults.push('ends before it starts');
  const address = String(event.getFirstPropertyValue('url'));
  const url = URL.parse(address);
  const answer = url && localeOfUrl(url) ? siteAnswer(url, 'en') : undefined;
  if (answer === undefined) faults.push(`its page ${address} does not answer`);
  return faults;
}

const sound = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//A//B//EN',
  'BEGIN:VEVENT',
  'UID:a@example.com',
  'DTSTAMP:20250101T000000Z',
  'LAST-MODIFIED:20250101T000000Z',
  'SEQUENCE:0',
  'DTSTART:20250515T123000Z',
  'DTEND:20250515T180000Z',
  'SUMMARY:A',
  `URL:${originOf('en')}/about/`,
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

describe('calendarFaults', () => {
  it('accepts a valid file', () => expectNoFaults(calendarFaults(sound)));

  it.each([
    [sound.replaceAll('\r\n', '\n'), 'CRLF'],
    [sound.replace('SUMMARY:A', `SUMMARY:${'é'.repeat(40)}`), 'more than 75 octets'],
    [sound.replace('UID:a@example.com\r\n', ''), 'lacks UID'],
    [sound.replace(/^DTSTAMP:.*\r\n/m, ''), 'lacks DTSTAMP'],
    [sound.replace('SEQUENCE:0\r\n', ''), 'lacks SEQUENCE'],
    [sound.replace('DTEND:20250515', 'DTEND:20250514'), 'ends before'],
    [sound.replace('/about/', '/no-such-page/'), 'does not answer'],
  ])('finds the fault (%#)', (text, fault) => expect(calendarFaults(text).join()).toContain(fault));
});

it('every calendar file is read, and no two are the same event', () => {
  const files = filesOf('.ics');
  expect(files.length).toBeGreaterThan(0);
  expectNoFaults(
    files.flatMap((file) => calendarFaults(readSiteFile(file)).map((fault) => `${file}: ${fault}`)),
  );
  const uids = files.map((file) => /^UID:(.+)$/m.exec(readSiteFile(file))?.[1]);
  expect(new Set(uids).size).toBe(uids.length);
});
