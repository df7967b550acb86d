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
  const { items, columns } = agendaLanes([item('09:15', 'Hall', '10:00')], ['Bar', 'Hall'], '09:00', '12:00');
  expect(columns).toBe(36);
  expect(items[0]).toMatchObject({ lane: 2, from: 4, to: 13 });
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

it('marks half hours, or hours on a long day', () => {
  expect(agendaLanes([], [], '18:00', '19:30').marks.map((mark) => mark.time)).toEqual([
    '18:00',
    '18:30',
    '19:00',
  ]);
  expect(agendaLanes([], [], '09:00', '15:00').marks).toHaveLength(6);
});

it('rejects a room that has no number in the drawing', () => {
  expect(() => agendaLanes([item('09:00', 'Attic')], ['Bar'], '09:00', '10:00')).toThrow('“Attic”');
});
