// npm run check:slow: checks that take minutes or need the network, weekly and before a release. Words may follow, to run
// only the checks whose name has one of them among its words. --shard=1/3 runs a share of the checks. EVERY_PROGRAM=1
// says that this machine has all programs that a check needs, so that one that cannot run has failed.
import { parseArgs } from 'node:util';
import { buildSite, isBuildFresh } from '../build/buildSite.ts';
import { showProgress } from '../server/progress/ProgressDisplay.ts';
import { parseShard, shareOf, WHOLE } from './Shard.ts';
import { StepRun } from './StepRun.ts';
import { runInChildProcess } from './slow/runInChildProcess.ts';
import { checkKeywords, SLOW_CHECKS } from './slow/slowChecks.ts';

/** Minutes that all checks but those that run only by name should take on two idle cores. */
const MINUTES = 60;

/** The checks selected on the command line. */
function chosenChecks() {
  try {
    const { values, positionals } = parseArgs({
      options: { shard: { type: 'string' } },
      allowPositionals: true,
    });
    const words = positionals.map((word) => word.toLowerCase());
    const chosen = SLOW_CHECKS.filter(({ name, onlyByName }) =>
      words.length === 0 ? !onlyByName : words.some((word) => checkKeywords(name).includes(word)),
    );
    if (chosen.length === 0)
      throw new Error(
        `No check has that name: choose from ${SLOW_CHECKS.map(({ name }) => name).join(', ')}`,
      );
    return shareOf(chosen, values.shard === undefined ? WHOLE : parseShard(values.shard));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const wanted = chosenChecks();
const run = new StepRun({ isEverythingHere: process.env['EVERY_PROGRAM'] === '1' });
if (wanted.some(({ readsSite }) => readsSite) && !isBuildFresh())
  await run.step('Build', async () => {
    await showProgress(buildSite);
    return true;
  });

// Checks that mostly wait take their turns beside those that compute, until one needs every processor to itself.
const [waiting, others] = [wanted.filter(({ waits }) => waits), wanted.filter(({ waits }) => !waits)];
const isShared = others.some(({ needsQuiet }) => !needsQuiet);
const beside = (async () => {
  for (const { name, check } of waiting)
    await run.step(name, () => (isShared ? runInChildProcess(name) : check()));
})();
for (const { name, check, needsQuiet } of others) {
  if (needsQuiet) await beside;
  await run.step(name, check);
}
await beside;
process.exit(run.finish({ minutes: MINUTES }));
