import { describe, expect, it } from 'vitest';
import { storyTokens } from '../content/settings/storyTokens.ts';
import type { WindowName } from './windowNames.ts';
import { windowData } from './words/windowData.ts';

const told = (name: string) => storyTokens()[`story.${name}`] ?? '';

/** Seconds since midnight of '02:58' or '02:14:09'. */
function seconds(time: string): number {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
}

describe('the story', () => {
  it('leaves two hours from the alarm, minus the time passed', () => {
    expect(seconds(told('timeLeft'))).toBe(seconds(told('raised')) + 7200 - seconds(told('shown')));
    expect(told('raised')).toBe('02:14:09');
    expect(told('sensed')).toBe('02:14:07');
  });

  it('closes before the two hours are over, 57 minutes after the van arrives', () => {
    expect(seconds(told('closed'))).toBeLessThan(seconds(told('raised')) + 7200);
    expect(seconds(told('closed')) - seconds(told('arrived'))).toBe(57 * 60);
    expect(told('repairMinutes')).toBe('57');
    expect(seconds(told('arrived')) - seconds(told('assigned'))).toBe(Number(told('routeMinutes')) * 60);
  });

  it('has a leak rate that equals the refrigerant added divided by the charge', () => {
    expect(told('lost')).toBe('5.3');
    expect(told('charge')).toBe('170.6');
    expect(told('leakRate')).toBe(`${((5.3 / 170.6) * 100).toFixed(1)}%`);
  });

  it('has an excess of 332 kWh on level 6, 18% of the expected day, at the cost it shows', () => {
    expect(told('nightKwh')).toBe('332');
    expect(told('nightShare')).toBe('18%');
    expect(told('nightCost')).toBe(`$${Math.round(332 * 0.17)}`);
    expect(told('nightHours')).toBe('4 h 12 min');
  });

  it('gives a job the same priority, task and time left in every window', () => {
    const { jobs } = windowData('workOrderBoard');
    const others = [...windowData('workOrderBoardShort').jobs, ...windowData('dueToday').jobs];
    expect(others.length).toBeGreaterThan(5);
    for (const { task, priority, place, clock } of others)
      expect(jobs).toContainEqual(expect.objectContaining({ task, priority, place, clock }));
    const { rows } = windowData('liveQueue');
    for (const { task, clock } of rows.filter((row) => row.clock !== undefined))
      expect(jobs).toContainEqual(expect.objectContaining({ task, clock }));
    expect(windowData('jobPhone').clock).toEqual(jobs[0]?.clock);
  });

  it('lists the jobs due before midnight as due today', () => {
    for (const { clock } of windowData('dueToday').jobs)
      expect(seconds(told('shown')) + seconds(clock.text)).toBeLessThan(24 * 3600);
  });

  it('counts the jobs due today, and puts every site in one group of the map', () => {
    expect(told('due')).toBe('37');
    const counts = windowData('operationsMap').groups.map(({ count }) => Number(count));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(Number(told('sites')));
  });

  it('shows the leak with the same reading, loss and rate in every window', () => {
    const words = (name: WindowName) => JSON.stringify(windowData(name));
    for (const name of ['caseGrid', 'rackSchematic', 'operationsMap', 'workOrderBoard', 'liveQueue'] as const)
      expect(words(name)).toContain('61 ppm');
    for (const name of ['rackSchematic', 'complianceLog', 'leakRecord'] as const)
      expect(words(name)).toContain('3.1%');
    for (const name of ['jobPhone', 'rackSchematic', 'leakRecord'] as const)
      expect(words(name)).toContain('5.3 lb');
    expect(windowData('caseGrid').trace.values.at(-1)).toBe(61);
  });
});
