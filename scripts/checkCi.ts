// npm run check:ci: a small, fixed sample of what takes too long for npm test, on every submission. Nothing in it depends
// on how fast the machine is. npm run check:slow has the rest.
import { buildSite, isBuildFresh } from '../build/buildSite.ts';
import { showProgress } from '../server/progress/ProgressDisplay.ts';
import { checkEmbeddedHistories } from '../tests/leads/storeHistories.ts';
import { SAMPLE } from '../tests/stages.ts';
import { checkExamples } from './checkExamples.ts';
import { installPackages } from './installPackages.mjs';
import { runPlaywright, runSpecs, runVitest, SECOND_TRY } from './runTests.ts';
import { StepRun } from './StepRun.ts';

/** Minutes that this stage should take on two idle cores. */
const MINUTES = 10;

const KILLS = 8;

const HISTORIES = 500;
/** A fixed one, so that every run checks the same histories. */
const SEED = 20_261_128;

const run = new StepRun();

await run.step(`Leads of two servers in ${HISTORIES} histories`, async () => {
  await checkEmbeddedHistories(HISTORIES, SEED);
  return true;
});
await run.step(`Leads while servers are killed ${KILLS} times`, () =>
  runVitest(['run', '--project=server', 'killedServer', ...SECOND_TRY.vitest], { KILLS: String(KILLS) }),
);
await run.step('Journeys through the visual editor', async () => {
  installPackages('editor', process.execPath);
  return runSpecs(['--project=editor', `--grep=${SAMPLE.tag}`, ...SECOND_TRY.playwright]);
});
await run.step('A third locale that is only content and settings', () =>
  runVitest(['run', '--project=builds', 'buildSite', '--testNamePattern=a third language']),
);
await run.step('Another brand with its own pages (examples)', () => checkExamples(SECOND_TRY.playwright));
if (!isBuildFresh())
  await run.step('Build', async () => {
    await showProgress(buildSite);
    return true;
  });
await run.step('A page of each template, and walks by keyboard', () =>
  runPlaywright(['--project=sample', ...SECOND_TRY.playwright]),
);
await run.step('Lighthouse: accessibility, best practices and SEO', async () => {
  // Takes a second to import.
  const { checkQuality } = await import('./slow/checkLighthouse.ts');
  return checkQuality();
});

process.exit(run.finish({ minutes: MINUTES }));
