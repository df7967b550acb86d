import { rmSync } from 'node:fs';
import { installed, runCommand } from './runCommand.ts';
import type { Outcome } from './StepRun.ts';
import { readPlaywrightReport, readVitestReport } from './testReports.ts';
import { withServer } from './withServer.ts';

type Environment = Readonly<Record<string, string>>;

/** Where the test runners' configurations write their reports. */
const REPORTS = { vitest: '.cache/test/vitest.json', playwright: '.cache/test/playwright.json' };

/** Runs Vitest with the given arguments and counts its tests. */
export async function runVitest(args: readonly string[], environment: Environment = {}): Promise<Outcome> {
  rmSync(REPORTS.vitest, { force: true });
  const code = await runCommand(installed('vitest'), args, environment);
  return { holds: code === 0, counts: readVitestReport(REPORTS.vitest) };
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
