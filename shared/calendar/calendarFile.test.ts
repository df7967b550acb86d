import { describe, expect, it } from 'vitest';
import { calendarFile, escapeText, foldLine, universalTime } from './calendarFile.ts';

const unfold = (text: string) => text.replaceAll('\r\n ', '');

describe('escapeText', () => {
  it.each([
    ['Doors, talks; supper', 'Doors\\, talks\\; supper'],
    ['C:\\plant', 'C:\\\\plant'],
    ['one\r\ntwo\nthree\rfour', 'one\\ntwo\\nthree\\nfour'],
    ['a\u0000b\u001bc', 'abc'],
  ])('escapes %j', (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe('foldLine', () => {
  it('leaves a line of 75 octets alone', () => {
    expect(foldLine('x'.repeat(75))).toBe('x'.repeat(75));
  });

  it('breaks a longer line and begins the rest with a space', () => {
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
    expect(foldLine('x'.repeat(150))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x`);
  });

  it.each(['’'.repeat(90), '𝄞'.repeat(60), 'مرحبا بكم '.repeat(20)])(
    'counts octets, not characters',
    (text) => {
      const folded = foldLine(`SUMMARY:${text}`);
      expect(unfold(folded)).toBe(`SUMMARY:${text}`);
      for (const line of folded.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toContain('\ufffd');
      }
    },
  );
});

describe('universalTime', () => {
  it('follows the offset of a place through the year', () => {
    expect(universalTime('2027-01-14T08:30:00+00:00')).toBe('20270114T083000Z');
    expect(universalTime('2027-04-22T08:30:00+01:00')).toBe('20270422T073000Z');
    expect(universalTime('2027-02-23T18:00:00+04:00')).toBe('20270223T140000Z');
    expect(universalTime('2026-12-31T20:00:00-06:00')).toBe('20270101T020000Z');
  });

  it('refuses text that is not a date and time', () => {
    expect(() => universalTime('soon')).toThrow('“soon” is not a valid time');
  });
});

describe('calendarFile', () => {
  const file = calendarFile(
    {
      uid: 'events/after-hours@www.example',
      title: 'After hours; with steam, and supper',
      starts: '2027-04-22T08:30:00+01:00',
      ends: '2027-04-22T13:30:00+01:00',
      changed: '2026-11-02T00:00:00Z',
      sequence: 2,
      place: 'Old Pump House, 40 Quay Street, London',
      text: 'Five rooms.\nBring a fault.',
      url: 'https://www.example/events/after-hours/',
    },
    'Example',
  );

  it('contains one event, with every line terminated by CR LF', () => {
    expect(file.endsWith('\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(unfold(file).trimEnd().split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Example//Events//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:events/after-hours@www.example',
      'DTSTAMP:20261102T000000Z',
      'LAST-MODIFIED:20261102T000000Z',
      'SEQUENCE:2',
      'DTSTART:20270422T073000Z',
      'DTEND:20270422T123000Z',
      'SUMMARY:After hours\\; with steam\\, and supper',
      'DESCRIPTION:Five rooms.\\nBring a fault.',
      'LOCATION:Old Pump House\\, 40 Quay Street\\, London',
      'URL:https://www.example/events/after-hours/',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('leaves out missing values', () => {
    const short = calendarFile(
      { uid: 'a', title: 'b', starts: '2027-01-01T00:00Z', ends: '2027-01-01T01:00Z', changed: '2026-01-01' },
      'Example',
    );
    expect(short).toContain('SEQUENCE:0\r\n');
    expect(short).not.toMatch(/LOCATION|DESCRIPTION|URL|undefined/);
  });
});
