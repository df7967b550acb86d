// npm test: everything that must hold before a change is shared, cheapest first, with a one-line summary at the end.
// npm test -- PATH … runs the tests for files or folders, --changed those for this branch's changes, and --shard=1/3 a
// share of the tests.
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { buildSite, isBuildFresh } from '../build/buildSite.ts';
import { showProgress } from '../server/progress/ProgressDisplay.ts';
import { changedFiles } from './changedFiles.ts';
import { checkLicenses } from './checkLicenses.ts';
import { installed, runBeside } from './runCommand.ts';
import { runPlaywright, runVitest, runVitestBeside, SECOND_TRY } from './runTests.ts';
import { parseShard, shardArguments, WHOLE } from './Shard.ts';
import { StepRun } from './StepRun.ts';
import { filesAt, type Selection, selectTests, slowWordOf } from './selectTests.ts';

/** Minutes the whole run should take on two idle cores, and those that a build adds. */
const MINUTES = 5;
const BUILD_MINUTES = 2;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { changed: { type: 'boolean' }, shard: { type: 'string' } },
      allowPositionals: true,
    });
    const isPartial = values.changed === true || positionals.length > 0;
    const named = positionals.flatMap(filesAt);
    const slowWords = named.map(slowWordOf);
    if (named.length > 0 && !slowWords.includes(undefined))
      throw new Error(`npm test leaves this to: npm run check:slow -- ${[...new Set(slowWords)].join(' ')}`);
    const files = [...named, ...(values.changed ? changedFiles() : [])];
    return {
      selection: isPartial ? selectTests(files) : undefined,
      shard: values.shard === undefined ? WHOLE : parseShard(values.shard),
    };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** The projects of unit tests: those that share a process, and those that cannot. */
const UNIT = 'unit*';

const { selection, shard } = readArguments();
const run = new StepRun();

/** Vitest's arguments for a project of vitest.config.ts, or only for those of its tests that import the given files. */
function projectArguments(project: string, related?: readonly string[]): string[] {
  const what = related ? ['related', '--run', '--passWithNoTests', ...related] : ['run'];
  // A change to the build is worth the minute that its own tests take.
  const projects = related && project === UNIT ? [project, 'builds'] : [project];
  return [...what, ...projects.map((name) => `--project=${name}`), ...shardArguments(shard)];
}

/** Runs the selected browser tests, or those for every change. */
function runBrowserTests(chosen?: Selection) {
  const more = [...shardArguments(shard), ...SECOND_TRY.playwright];
  if (!chosen) return runPlaywright(['--project=site', ...more]);
  const { namedSpecs, specs, pages } = chosen;
  // Specs named on the command line run in full, including what otherwise waits for a later stage.
  const later = namedSpecs.length > 0 ? ['sample', 'thorough'] : pages === 'templates' ? ['sample'] : [];
  const ofPages =
    pages === 'templates' ? ['templates.spec.ts'] : pages.length > 0 ? ['everyPage.spec.ts'] : [];
  const files = [...namedSpecs, ...specs, ...ofPages];
  return runPlaywright(
    [
      ...['site', 'access', ...later].map((project) => `--project=${project}`),
      ...new Set(files),
      '--pass-with-no-tests',
      ...more,
    ],
    pages === 'templates' || pages.length === 0 ? {} : { PAGES: pages.join() },
  );
}

const command = (name: string, ...args: string[]) =>
  runBeside(installed(name), args).then((code) => code === 0);

/** Checks of all sources, in parallel: the compiler alone takes as long as the others together. */
async function checkSources(): Promise<void> {
  await run.step('Lint and format', () => command('biome', 'ci', '--colors=off'));
  const types = run.step('Types', () => command('tsc', '--noEmit', '--pretty'));
  if (!selection) {
    await run.step('Unused files, exports and dependencies', () => command('knip', '--no-progress'));
    await run.step('Licenses of dependencies', checkLicenses);
  }
  await types;
}

mkdirSync('.cache/test', { recursive: true });
rmSync('.cache/test/data', { recursive: true, force: true });

// Only the first shard checks the sources.
if (shard.index === 1) await checkSources();

const { related, isSiteChecked = true, siteTests = [] } = selection ?? {};
const hasBrowserTests =
  !selection || [selection.namedSpecs, selection.specs, selection.pages].some(({ length }) => length > 0);
const hasSiteTests = isSiteChecked || siteTests.length > 0;
const isAsked = related === undefined || related.length > 0;

if (isAsked) await run.step('Unit tests', () => runVitest(projectArguments(UNIT, related)));
const needsBuild = (hasSiteTests || hasBrowserTests) && !isBuildFresh();
if (needsBuild)
  await run.step('Build', async () => {
    await showProgress(buildSite);
    return true;
  });
// Server tests mostly wait for databases and processes, so they run beside the static checks, with one worker more than
// there are cores.
await Promise.all([
  hasSiteTests &&
    run.step('Static checks of every page', () =>
      runVitest([...projectArguments('site'), ...(isSiteChecked ? [] : siteTests)]),
    ),
  isAsked &&
    run.step('Server tests', () =>
      runVitestBeside([...projectArguments('server', related), '--maxWorkers=3', ...SECOND_TRY.vitest]),
    ),
]);
if (hasBrowserTests) await run.step('Browser tests', () => runBrowserTests(selection));

process.exit(run.finish({ minutes: MINUTES + (needsBuild ? BUILD_MINUTES : 0) }));
