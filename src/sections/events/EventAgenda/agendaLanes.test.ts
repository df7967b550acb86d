import { expect, it } from 'vitest';
import { agendaLanes } from './agendaLanes.ts';

const item = (time: string, room?: string, until?: string) => ({
  time,
  title: time,
  speakers: [],
  ...(room === undefined ? {} : { room }),
  ...(until === undefined ? {} : { until }),
});

it('places an item between its times, in the lane of its room', () => {
  const { items, rows } = agendaLanes([item('09:15', 'Hall', '10:00')], ['Bar', 'Hall'], '09:00', '12:00');
  expect(rows).toEqual([
    { time: '09:00', minutes: 15, hasStart: false },
    { time: '09:15', minutes: 45, hasStart: true },
    { time: '10:00', minutes: 120, hasStart: false },
  ]);
  expect(items[0]).toMatchObject({ lane: 2, from: 2, to: 3 });
});

it('ends an item without an end at the next one in its room, and the last one with the event', () => {
  const agenda = [item('10:00', 'Hall'), item('09:00', 'Hall'), item('09:30', 'Bar')];
  const { items } = agendaLanes(agenda, ['Hall', 'Bar'], '09:00', '11:00');
  expect(items.map(({ time, until }) => `${time} ${until}`)).toEqual([
    '09:00 10:00',
    '09:30 11:00',
    '10:00 11:00',
  ]);
});

it('shows items side by side while they last at the same time', () => {
  const { items } = agendaLanes(
    [item('18:00', 'Court', '19:30'), item('18:30', 'Roof', '20:00')],
    ['Court', 'Roof'],
    '18:00',
    '20:00',
  );
  expect(items.map(({ from, to }) => [from, to])).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

it('rejects a room that has no number in the drawing', () => {
  expect(() => agendaLanes([item('09:00', 'Attic')], ['Bar'], '09:00', '10:00')).toThrow('“Attic”');
});
