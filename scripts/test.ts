// npm test: everything that must hold before a change is shared, cheapest first, and one line of summary at the end.
import { mkdirSync, rmSync } from 'node:fs';
import { buildSite, isBuildFresh } from '../build/buildSite.ts';
import { showProgress } from '../server/progress/ProgressDisplay.ts';
import { checkDuplication } from './checkDuplication.ts';
import { checkLicenses } from './checkLicenses.ts';
import { installed, runCommand } from './runCommand.ts';
import { StepRun } from './StepRun.ts';
import { readPlaywrightReport, readVitestReport } from './testReports.ts';
import { withServer } from './withServer.ts';

const run = new StepRun();

/** Where vitest.config.ts has every run report. */
const VITEST_REPORT = '.cache/test/vitest.json';

/** Runs a project of vitest.config.ts and counts its tests. */
async function runVitest(project: string): Promise<boolean> {
  rmSync(VITEST_REPORT, { force: true });
  const code = await runCommand(installed('vitest'), [
    'run',
    ...files,
    `--passWithNoTests=${files.length > 0}`,
    `--project=${project}`,
  ]);
  run.add(readVitestReport(VITEST_REPORT));
  return code === 0;
}

mkdirSync('.cache/test', { recursive: true });
rmSync('.cache/test/data', { recursive: true, force: true });
const files = process.argv.slice(2);

await run.step('Types', async () => (await runCommand(installed('tsc'), ['--noEmit', '--pretty'])) === 0);
await run.step(
  'Lint and format',
  async () => (await runCommand(installed('biome'), ['ci', '--colors=off'])) === 0,
);
await run.step(
  'Unused files, exports and dependencies',
  async () => (await runCommand(installed('knip'), ['--no-progress'])) === 0,
);
await run.step('Code that stands twice', checkDuplication);
await run.step('Licenses of dependencies', checkLicenses);
await run.step('Unit and server tests', () => runVitest('unit'), { isCounted: false });
await run.step('Build', async () => {
  if (!isBuildFresh()) await showProgress(buildSite);
  return true;
});
await run.step('Static checks of every page', () => runVitest('site'), { isCounted: false });
await run.step(
  'Browser tests',
  () =>
    withServer('dist', async (site) => {
      const code = await runCommand(installed('playwright'), ['test', '--project=site', ...files], {
        BASE_URL: site,
      });
      run.add(readPlaywrightReport('.cache/test/playwright.json'));
      return code === 0;
    }),
  { isCounted: false },
);

process.exit(run.finish());
