import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressDisplay, showProgress } from './ProgressDisplay.ts';
import { reportProgress } from './reportProgress.ts';

/** Collects what a display writes to a terminal, or to a file. */
function createOutput(isTTY: boolean) {
  const written: string[] = [];
  const write = (text: string) => written.push(text) > 0;
  return { isTTY, columns: 80, write, text: () => written.join('') };
}

describe('ProgressDisplay', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'Date'] });
    vi.stubEnv('TERM', 'xterm');
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('writes a line with count and seconds for each finished stage if there is no terminal', () => {
    const output = createOutput(false);
    const display = new ProgressDisplay(output);
    display.report({ stage: 'Pages', done: 0, total: 409 });
    display.report({ stage: 'Search', done: 0, total: 1 });
    vi.advanceTimersByTime(1500);
    display.report({ stage: 'Search', done: 1, total: 1 });
    vi.advanceTimersByTime(1500);
    display.report({ stage: 'Pages', done: 408, total: 409 });
    display.report({ stage: 'Pages', done: 409, total: 409 });
    expect(output.text()).toBe('  Search: 1.5 s\n  Pages: 409 in 3.0 s\n');
  });

  it('draws a bar with counts and the time left in a terminal', () => {
    const output = createOutput(true);
    const display = new ProgressDisplay(output);
    display.report({ stage: 'Pages', done: 0, total: 400 });
    for (let done = 20; done <= 200; done += 20) {
      vi.advanceTimersByTime(1000);
      display.report({ stage: 'Pages', done, total: 400 });
    }
    display.stop();
    expect(stripVTControlCharacters(output.text())).toMatch(/Pages +█{12}░{12} 200\/400 10 s left/);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('leaves only the lines of finished stages in a terminal', () => {
    const output = createOutput(true);
    const display = new ProgressDisplay(output);
    display.report({ stage: 'Pages', done: 0, total: 2 });
    vi.advanceTimersByTime(500);
    display.report({ stage: 'Pages', done: 2, total: 2 });
    expect(stripVTControlCharacters(output.text())).toContain('  Pages: 2 in 0.5 s\n');
    // In the end, everything below the lines is erased.
    expect(output.text().endsWith('\u001b[0J')).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('shows other output above the bars, complete lines at a time', () => {
    const output = createOutput(true);
    const display = new ProgressDisplay(output);
    display.report({ stage: 'Pages', done: 1, total: 2 });
    display.log('a picture is ');
    expect(output.text()).not.toContain('a picture');
    display.log('large\nand');
    const drawn = stripVTControlCharacters(output.text());
    expect(drawn).toContain('a picture is large\n');
    expect(drawn.indexOf('Pages', drawn.indexOf('large'))).toBeGreaterThan(0);
    display.stop();
    expect(stripVTControlCharacters(output.text())).toMatch(/and$/);
  });

  it('writes no control characters to a terminal that does not support them', () => {
    vi.stubEnv('TERM', 'dumb');
    const output = createOutput(true);
    const display = new ProgressDisplay(output);
    display.report({ stage: 'Pages', done: 1, total: 2 });
    display.report({ stage: 'Pages', done: 2, total: 2 });
    expect(output.text()).toBe('  Pages: 2 in 0.0 s\n');
  });

  it('shows the reports of an action until it ends', async () => {
    const output = createOutput(false);
    await showProgress(async () => reportProgress('Search', 1, 1), output);
    reportProgress('Search', 1, 1);
    expect(output.text()).toBe('  Search: 0.0 s\n');
  });

  it('clears the terminal when an action fails midway', async () => {
    const output = createOutput(true);
    const failing = showProgress(async () => {
      reportProgress('Pages', 1, 2);
      throw new Error('no such picture');
    }, output);
    await expect(failing).rejects.toThrow('no such picture');
    expect(output.text().endsWith('\u001b[0J')).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
