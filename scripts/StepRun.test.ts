import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { durationOf, StepRun } from './StepRun.ts';
import { readPlaywrightReport, readVitestReport } from './testReports.ts';
import { warn } from './warnings.ts';

/** Lines printed to the terminal. */
let told: string[];
beforeEach(() => {
  told = [];
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line) => void told.push(String(line)));
});
afterEach(() => vi.restoreAllMocks());

describe('StepRun', () => {
  it('ends with what failed and the counts, however much came between', async () => {
    const run = new StepRun();
    await run.step('Types', async () => true);
    await run.step('Licenses', async () => {
      throw new Error('left-pad names none');
    });
    await run.step('Tests', async () => true);
    expect(run.finish()).toBe(1);
    expect(told.slice(-2)).toEqual(['\n✗ Licenses: left-pad names none', '\n2 passed, 1 failed']);
  });

  it('tells what tests warned of, which fails nothing', () => {
    const run = new StepRun();
    warn('a-test', ['/blog/: shorten it']);
    expect(run.finish()).toBe(0);
    warn('a-test', []);
    expect(told.slice(-2)).toEqual(['warning: /blog/: shorten it', '\n0 passed, 0 failed']);
  });

  it('lists ten warnings, and ends with what failed even then', async () => {
    const run = new StepRun();
    warn(
      'a-test',
      Array.from({ length: 30 }, (_, index) => `/blog/${index}/: shorten it`),
    );
    await run.step('Types', async () => false);
    run.finish();
    warn('a-test', []);
    expect(told.filter((line) => line.startsWith('warning: '))).toHaveLength(11);
    expect(told.slice(-3)).toEqual([
      'warning: 20 more, all of them in .cache/test/warnings',
      '\n✗ Types: see above',
      '\n0 passed, 1 failed',
    ]);
  });

  it('fails where a step that counts its own parts ends badly before it counted any', async () => {
    const run = new StepRun();
    await run.step('Browser tests', () => Promise.reject(new Error('no server')));
    expect(run.finish()).toBe(1);
    expect(told.at(-1)).toBe('\n0 passed, 1 failed');
  });

  it('counts the parts of a step once', async () => {
    const run = new StepRun();
    const counts = { passed: 8, failures: ['a form is sent', 'a menu opens'] };
    await run.step('Browser tests', async () => ({ holds: false, counts }));
    run.finish();
    expect(told.at(-1)).toBe('\n8 passed, 2 failed');
  });

  it('counts each of several steps that fail side by side', async () => {
    const run = new StepRun();
    await Promise.all(['Types', 'Licenses'].map((name) => run.step(name, async () => false)));
    run.finish();
    expect(told.at(-1)).toBe('\n0 passed, 2 failed');
  });

  it('says what could not be found out, and fails nothing for it', async () => {
    const run = new StepRun();
    await run.step('Vulnerabilities', async () => ({ notChecked: 'no network' }));
    expect(run.finish()).toBe(0);
    expect(told.slice(-2)).toEqual(['not checked: Vulnerabilities: no network', '\n0 passed, 0 failed']);
  });

  it('says how long it took, and that it is more than it should be without failing for it', async () => {
    const run = new StepRun();
    await run.step('Types', async () => true);
    expect(run.finish({ minutes: 0 })).toBe(0);
    expect(told.slice(-3, -1)).toEqual(['\nTook 0 s.', expect.stringContaining('should take 0 minutes')]);
    expect(durationOf(243.4)).toBe('4 min 3 s');
  });
});

describe('reports', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'report-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const write = (report: unknown) => {
    const path = join(folder, 'report.json');
    writeFileSync(path, JSON.stringify(report));
    return path;
  };

  it('of Vitest name what failed, and files that did not load', () => {
    const path = write({
      numPassedTests: 1,
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { fullName: 'a holds', status: 'passed', failureMessages: [] },
            { fullName: 'b holds', status: 'failed', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
          ],
        },
        { name: 'c.test.ts', message: 'Cannot find c.ts', assertionResults: [] },
      ],
    });
    expect(readVitestReport(path)).toEqual({
      passed: 1,
      failures: ['b holds\nexpected 1', 'c.test.ts\nCannot find c.ts'],
    });
  });

  const over = 'Test timeout of 60000ms exceeded.';
  const spec = (title: string, messages: string[]) => ({
    file: 'menus.spec.ts',
    title,
    ok: messages.length === 0,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }] }],
  });

  it('of Playwright name what failed, in groups too', () => {
    const group = { specs: [spec('closes', ['Still open'])] };
    const path = write({ stats: { expected: 1 }, suites: [{ specs: [spec('opens', [])], suites: [group] }] });
    expect(readPlaywrightReport(path)).toEqual({
      passed: 1,
      failures: ['menus.spec.ts: closes\nStill open'],
      hung: [],
    });
  });

  it('of Playwright tell a browser that stopped answering from a test that waited or saw something wrong', () => {
    const hung = spec('opens', [over, `Error: page.evaluate: ${over}`]);
    const wrong = spec('closes', [over, 'Error: expect(locator).toBeHidden() failed']);
    const waited = spec('shows', [over, `Error: locator.click: ${over}\nCall log:`]);
    const silent = spec('ends', [over]);
    const report = readPlaywrightReport(
      write({ stats: { expected: 0 }, suites: [{ specs: [hung, wrong, waited, silent] }] }),
    );
    expect(report.failures).toHaveLength(4);
    expect(report.hung).toEqual(['menus.spec.ts: opens']);
  });
});
