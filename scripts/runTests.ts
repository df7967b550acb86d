import { rmSync } from 'node:fs';
import { TEST_FOLDER } from '../tests/testFolder.ts';
import { withServer } from '../tests/withServer.ts';
import { installed, runBeside, runCommand } from './runCommand.ts';
import type { Outcome } from './StepRun.ts';
import { readPlaywrightReport, readVitestReport } from './testReports.ts';
import { warn } from './warnings.ts';

type Environment = Readonly<Record<string, string>>;

/** Whether a test runner was content, and what it counted. */
type TestRun = Extract<Outcome, { holds: boolean }>;

/** Where the test runners' configurations write their reports. */
const REPORTS = { vitest: `${TEST_FOLDER}/vitest.json`, playwright: `${TEST_FOLDER}/playwright.json` };

/** The test folder of what runs beside other tests. */
const BESIDE = `${TEST_FOLDER}/beside`;

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

/** How many hung tests are an accident of the browser: when more of them hang, the site does. */
const HUNG = 2;

/**
 * Runs Playwright with the given arguments and counts its tests, which need no server or start one themselves.
 *
 * On rare occasions headless Chromium stops answering, and a test runs out of time in the middle of a script or a
 * picture of its own. When that is all that went wrong, those tests run once more, and a warning names them. A failed
 * expectation, or an element that never came, is never tried again.
 */
export async function runSpecs(args: readonly string[], environment: Environment = {}): Promise<TestRun> {
  const run = async (...more: string[]) => {
    rmSync(REPORTS.playwright, { force: true });
    const code = await runCommand(installed('playwright'), ['test', ...args, ...more], environment);
    return { holds: code === 0, counts: readPlaywrightReport(REPORTS.playwright) };
  };
  const first = await run();
  const { passed, failures, hung } = first.counts;
  const isOnlyHung = hung.length > 0 && hung.length === failures.length;
  if (first.holds || !isOnlyHung || hung.length > HUNG) return first;
  warn(
    `hungTests-${Date.now()}`,
    hung.map((name) => `${name}: the browser stopped answering, so it ran once more`),
  );
  const again = await run('--last-failed');
  return { holds: again.holds, counts: { ...again.counts, passed: passed + again.counts.passed } };
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
