import { rmSync } from 'node:fs';
import { TEST_FOLDER } from '../tests/testFolder.ts';
import { withServer } from '../tests/withServer.ts';
import { installed, runBeside, runCommand } from './runCommand.ts';
import type { Outcome } from './StepRun.ts';
import { readPlaywrightReport, readVitestReport } from './testReports.ts';

type Environment = Readonly<Record<string, string>>;

/** Whether a test runner passed, and its counts. */
type TestRun = Extract<Outcome, { holds: boolean }>;

/** Where the test runners' configurations write their reports. */
const REPORTS = { vitest: `${TEST_FOLDER}/vitest.json`, playwright: `${TEST_FOLDER}/playwright.json` };

/** The test folder of what runs beside other tests. */
const BESIDE = `${TEST_FOLDER}/beside`;

/**
 * Arguments that give each test of a submission a second try, in case the machine was too busy. A test that needs it
 * is listed as flaky. Never for unit tests, which have nothing to wait for, and never in npm run check:slow.
 */
export const SECOND_TRY: Readonly<Record<'vitest' | 'playwright', readonly string[]>> = process.env['CI']
  ? { vitest: ['--retry=1'], playwright: ['--retries=1'] }
  : { vitest: [], playwright: [] };

/** Runs Vitest with the given arguments and counts its tests. */
export async function runVitest(args: readonly string[], environment: Environment = {}): Promise<TestRun> {
  rmSync(REPORTS.vitest, { force: true });
  const code = await runCommand(installed('vitest'), args, environment);
  return { holds: code === 0, counts: readVitestReport(REPORTS.vitest) };
}

/** The same while other tests run; the output is printed in one piece at the end. */
export async function runVitestBeside(args: readonly string[]): Promise<TestRun> {
  const report = `${BESIDE}/vitest.json`;
  rmSync(report, { force: true });
  const code = await runBeside(installed('vitest'), args, { TEST_FOLDER: BESIDE });
  return { holds: code === 0, counts: readVitestReport(report) };
}

/**
 * Runs Playwright with the given arguments and counts its tests, which need no server or start one themselves.
 */
export async function runSpecs(args: readonly string[], environment: Environment = {}): Promise<TestRun> {
  rmSync(REPORTS.playwright, { force: true });
  const code = await runCommand(installed('playwright'), ['test', ...args], environment);
  return { holds: code === 0, counts: readPlaywrightReport(REPORTS.playwright) };
}

/**
 * Serves the built site and runs Playwright against it: see runSpecs.
 *
 * @param out folder of another build
 */
export function runPlaywright(
  args: readonly string[],
  environment: Environment = {},
  out = 'dist',
): Promise<TestRun> {
  return withServer(out, (site) => runSpecs(args, { BASE_URL: site, ...environment }));
}
