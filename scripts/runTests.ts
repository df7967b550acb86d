import { rmSync } from 'node:fs';
import { installed, runCommand } from './runCommand.ts';
import type { Outcome } from './StepRun.ts';
import { readPlaywrightReport, readVitestReport } from './testReports.ts';
import { withServer } from './withServer.ts';

type Environment = Readonly<Record<string, string>>;

/** Where the configurations of the runners tell them to report. */
const REPORTS = { vitest: '.cache/test/vitest.json', playwright: '.cache/test/playwright.json' };

/** Runs Vitest with some arguments and counts its tests. */
export async function runVitest(args: readonly string[], environment: Environment = {}): Promise<Outcome> {
  rmSync(REPORTS.vitest, { force: true });
  const code = await runCommand(installed('vitest'), args, environment);
  return { holds: code === 0, counts: readVitestReport(REPORTS.vitest) };
}

/** Serves the built site, runs Playwright with some arguments over it and counts its tests. */
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
