import { expect, it } from 'vitest';
import { regionValue } from '../../content/reading/regionValue.ts';
import type { PageEntry } from '../../content/site/entries.ts';
import { daysBetween, programAt } from './program.ts';

const event = (path: string, starts: string, ends: string) =>
  ({ kind: 'event', path, starts, ends, region: 'Middle East' }) as PageEntry<'event'>;
const webinar = (path: string, starts: string, minutes: number) =>
  ({ kind: 'webinar', path, starts, minutes }) as PageEntry<'webinar'>;

const events = [
  event('/later/', '2027-04-22T08:30:00Z', '2027-04-22T13:30:00Z'),
  event('/long-ago/', '2025-03-01T10:00:00Z', '2025-03-01T12:00:00Z'),
  event('/soon/', '2027-02-23T14:00:00Z', '2027-02-23T18:00:00Z'),
];
const webinars = [webinar('/talk/', '2026-11-21T09:00:00Z', 40)];
const paths = (entries: { path: string }[]) => entries.map(({ path }) => path);

it('lists upcoming events nearest first, past ones latest first', () => {
  const { ahead, past } = programAt(new Date('2026-12-01T00:00:00Z'), events, webinars);
  expect(paths(ahead)).toEqual(['/soon/', '/later/']);
  expect(paths(past)).toEqual(['/talk/', '/long-ago/']);
});

it('keeps an event among the upcoming ones until it ends', () => {
  const at = (time: string) => programAt(new Date(`2026-11-21T${time}Z`), events, webinars);
  expect(at('09:39:00').ahead[0]).toMatchObject({ path: '/talk/', state: 'live', place: 'online' });
  expect(paths(at('09:40:00').past)).toContain('/talk/');
});

it('uses the length of the recording, not of the talk', () => {
  const recorded = { ...webinars[0], recording: { seconds: 313 } } as PageEntry<'webinar'>;
  const { past } = programAt(new Date('2026-12-01T00:00:00Z'), [], [recorded]);
  expect(past[0]?.watchMinutes).toBe(5);
  const unrecorded = programAt(new Date('2026-12-01T00:00:00Z'), events, webinars).past;
  expect(unrecorded.every(({ watchMinutes }) => watchMinutes === undefined)).toBe(true);
});

it('measures whole days', () => {
  expect(daysBetween('2027-02-23T14:00:00Z', '2027-04-22T08:30:00Z')).toBe(58);
  expect(regionValue('Middle East')).toBe('middle-east');
});
