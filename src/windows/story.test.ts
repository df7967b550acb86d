import { describe, expect, it } from 'vitest';
import { levelSix } from '../scenes/levelSix.ts';
import { leak } from './story.ts';
import type { WindowName } from './windowNames.ts';
import { windowData } from './words/windowData.ts';

/** Seconds since midnight of '02:58' or '02:14:09'. */
function seconds(time: string): number {
  const [hours = 0, minutes = 0, rest = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60 + rest;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('the story', () => {
  it('shows the time left of two hours at the moment the windows show', () => {
    const left = seconds(leak.raised) + 7200 - seconds(leak.now);
    expect(left).toBe(seconds(leak.clock.text));
    expect(left / 7200).toBeCloseTo(leak.clock.left, 1);
  });

  it('closes before the two hours are over, 57 minutes after the van arrives', () => {
    expect(seconds(leak.closed)).toBeLessThan(seconds(leak.raised) + 7200);
    expect(seconds(leak.closed) - seconds(leak.arrived)).toBe(57 * 60);
  });

  it('has a leak rate that is the gas added over the charge', () => {
    expect(`${((Number.parseFloat(leak.gasAdded) / 170.6) * 100).toFixed(1)}%`).toBe(leak.leakRate);
  });

  it('has an excess of 332 kWh, 18% of the expected day, at the cost it names', () => {
    const from = 4;
    const to = 13;
    const excess = sum(levelSix.measured.slice(from, to)) / 2 - sum(levelSix.expected.slice(from, to)) / 2;
    expect(Math.round(excess)).toBe(332);
    expect(Math.round((excess / (sum(levelSix.expected.slice(0, 48)) / 2)) * 100)).toBe(18);
    expect(`$${Math.round(excess * 0.17)}`).toBe(levelSix.cost);
  });

  it('gives a job the same priority, task and time left in every window', () => {
    const { jobs } = windowData('workOrderBoard');
    const told = [...windowData('workOrderBoardShort').jobs, ...windowData('dueToday').jobs];
    expect(told.length).toBeGreaterThan(6);
    for (const { task, priority, place, clock } of told)
      expect(jobs).toContainEqual(expect.objectContaining({ task, priority, place, clock }));
    const { rows } = windowData('liveQueue');
    for (const { task, clock } of rows.filter((row) => row.clock !== undefined))
      expect(jobs).toContainEqual(expect.objectContaining({ task, clock }));
    expect(windowData('jobPhone').clock).toEqual(jobs[0]?.clock);
  });

  it('shows the leak with one reading, loss and rate wherever windows tell of it', () => {
    const words = (name: WindowName) => JSON.stringify(windowData(name));
    for (const name of ['caseGrid', 'rackSchematic', 'operationsMap', 'workOrderBoard', 'liveQueue'] as const)
      expect(words(name)).toContain(leak.reading);
    for (const name of ['rackSchematic', 'complianceLog', 'leakRecord'] as const)
      expect(words(name)).toContain(leak.leakRate);
    for (const name of ['jobPhone', 'rackSchematic', 'leakRecord'] as const)
      expect(words(name)).toContain(leak.gasAdded);
    expect(windowData('caseGrid').cases).toEqual(windowData('rackSchematic').cases);
    expect(windowData('caseGrid').trace.values.at(-1)).toBe(Number.parseInt(leak.reading, 10));
  });

  it('says what the night on level 6 costs as the drawing has it', () => {
    for (const name of ['faultView', 'loadProfile', 'liveQueue', 'operationsMap'] as const)
      expect(JSON.stringify(windowData(name))).toContain(levelSix.cost);
    for (const name of ['faultView', 'loadProfile'] as const) {
      expect(windowData(name).tag?.text).toBe(levelSix.excess);
      expect(windowData(name).duration).toBe(levelSix.duration);
    }
  });
});
