// npm run check:slow: what takes minutes or needs the network, after npm test. Words may follow: only checks whose name holds one.
import { buildSite, isBuildFresh } from '../build/buildSite.ts';
import { showProgress } from '../server/progress/ProgressDisplay.ts';
import { StepRun } from './StepRun.ts';
import { SLOW_CHECKS } from './slow/slowChecks.ts';

/** Minutes for this stage: with the five of npm test, continuous integration takes at most 45. */
const MINUTES = 40;

const words = process.argv.slice(2).map((word) => word.toLowerCase());
const wanted = SLOW_CHECKS.filter(({ name, onlyByName }) =>
  words.length === 0 ? !onlyByName : words.some((word) => name.toLowerCase().includes(word)),
);
if (wanted.length === 0) {
  console.error(`No check is called so: choose from ${SLOW_CHECKS.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const run = new StepRun();
const started = performance.now();
if (wanted.some(({ readsSite }) => readsSite) && !isBuildFresh())
  await run.step('Build', async () => {
    await showProgress(buildSite);
    return true;
  });
for (const { name, check } of wanted) {
  await run.step(name, async () => {
    if (performance.now() - started > MINUTES * 60_000)
      throw new Error(`The ${MINUTES} minutes of this stage are over: make a check before this one faster.`);
    return check();
  });
}
process.exit(run.finish());
