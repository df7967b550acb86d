import { rmSync } from 'node:fs';
import { TEST_FOLDER } from '../tests/testFolder.ts';
import { withServer } from '../tests/withServer.ts';
import { installed, runBeside, runCommand } from './runCommand.ts';
import type { Outcome } from './StepRun.ts';
import { readPlaywrightReport, readVitestReport } from './testReports.ts';

type Environment = Readonly<Record<string, string>>;

/** Where the test runners' configurations write their reports. */
const REPORTS = { vitest: `${TEST_FOLDER}/vitest.json`, playwright: `${TEST_FOLDER}/playwright.json` };

/** The test folder of what runs beside other tests. */
const BESIDE = `${TEST_FOLDER}/beside`;

/** Runs Vitest with the given arguments and counts its tests. */
export async function runVitest(args: readonly string[], environment: Environment = {}): Promise<Outcome> {
  rmSync(REPORTS.vitest, { force: true });
  const code = await runCommand(installed('vitest'), args, environment);
  return { holds: code === 0, counts: readVitestReport(REPORTS.vitest) };
}

/** The same while other tests run; the output is printed in one piece at the end. */
export async function runVitestBeside(args: readonly string[]): Promise<Outcome> {
  const report = `${BESIDE}/vitest.json`;
  rmSync(report, { force: true });
  const code = await runBeside(installed('vitest'), args, { TEST_FOLDER: BESIDE });
  return { holds: code === 0, counts: readVitestReport(report) };
}

/** Serves the built site, runs Playwright against it with the given arguments and counts its tests. */
export function runPlaywright(args: readonly string[], environment: Environment = {}): Promise<Outcome> {
  return withServer('dist', async (site) => {
    rmSync(REPORTS.playwright, { force: true });
    const code = await runCommand(installed('playwright'), ['test', ...args], {
      BASE_URL: site,
      ...environment,
    });
    return { holds: code === 0, counts: readPlaywrightReport(REPORTS.playwright) };
  });
}
