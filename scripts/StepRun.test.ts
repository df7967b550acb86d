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

  it('prints the warnings of tests without failing', () => {
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
    const counts = { passed: 8, failures: ['a form is sent', 'a menu opens'], flaky: [] };
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

  it('reports what could not be checked without failing', async () => {
    const run = new StepRun();
    await run.step('Vulnerabilities', async () => ({ notChecked: 'no network' }));
    expect(run.finish()).toBe(0);
    expect(told.slice(-2)).toEqual(['not checked: Vulnerabilities: no network', '\n0 passed, 0 failed']);
  });

  it('fails for it where every program is installed', async () => {
    const run = new StepRun({ isEverythingHere: true });
    await run.step('nginx', async () => ({ notChecked: 'there is no nginx' }));
    expect(run.finish()).toBe(1);
    expect(told.slice(-2)).toEqual(['\n✗ nginx: there is no nginx', '\n0 passed, 1 failed']);
  });

  it('lists what passed only on its second try, without failing for it', async () => {
    const run = new StepRun();
    const counts = { passed: 8, failures: [], flaky: ['a menu opens'] };
    await run.step('Browser tests', async () => ({ holds: true, counts }));
    expect(run.finish()).toBe(0);
    expect(told.slice(-2)).toEqual([
      '\nflaky, passed on its second try: a menu opens',
      '\n8 passed, 0 failed',
    ]);
  });

  it('ends with its steps, slowest first', async () => {
    const run = new StepRun();
    vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(1000);
    await run.step('Types', async () => true);
    vi.mocked(performance.now).mockReturnValueOnce(1000).mockReturnValueOnce(4500);
    await run.step('Build', async () => true);
    run.finish();
    expect(told.filter((line) => /^ +\d+\.\d {2}/.test(line))).toEqual([
      '     3.5  Build',
      '     1.0  Types',
    ]);
  });

  it('says how long it took, and reports a slow run without failing', async () => {
    const run = new StepRun();
    await run.step('Types', async () => true);
    expect(run.finish({ minutes: 0 })).toBe(0);
    expect(told.slice(-3, -1)).toEqual(['Took 0 s.', expect.stringContaining('should take 0 minutes')]);
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
      flaky: [],
    });
  });

  it('of Vitest name what passed on its second try, with what it said the first time', () => {
    const path = write({
      numPassedTests: 2,
      testResults: [
        {
          name: 'a.test.ts',
          message: '',
          assertionResults: [
            { fullName: 'a holds', status: 'passed', failureMessages: [] },
            { fullName: 'b holds', status: 'passed', failureMessages: ['expected 1'] },
          ],
        },
      ],
    });
    expect(readVitestReport(path)).toEqual({ passed: 2, failures: [], flaky: ['b holds\nexpected 1'] });
  });

  it('of Playwright name what failed and what passed on its second try, in groups too', () => {
    const spec = (title: string, status: string, ...messages: string[]) => ({
      file: 'menus.spec.ts',
      title,
      tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] }],
    });
    const group = { specs: [spec('closes', 'unexpected', 'Still open')] };
    const file = { specs: [spec('opens', 'expected'), spec('waits', 'flaky', 'Too late')], suites: [group] };
    expect(readPlaywrightReport(write({ stats: { expected: 1, flaky: 1 }, suites: [file] }))).toEqual({
      passed: 2,
      failures: ['menus.spec.ts: closes\nStill open'],
      flaky: ['menus.spec.ts: waits\nToo late'],
    });
  });
});
