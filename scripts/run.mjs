// The entry point of every command. Plain JavaScript without dependencies: it runs on whatever Node.js the machine has,
// installs what is missing, and hands over to the pinned runtime.
//   node scripts/run.mjs [--needs=build|editor|nothing] [--build] [--OPTION …] SCRIPT [ARGUMENT …] [--from FOLDER]
// --from, which every command takes, reads another site than the project's own: FOLDER/content, as SITE_CONTENT does.
// --needs says which packages the command requires: those that build and serve, the editor's in addition, none beyond
// those already installed, or, by default, all of them but the editor's. --build builds the site first if it is out of
// date. Other options are Node.js's own.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { onParentExit } from './onParentExit.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const pinned = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/**
 * The first Node.js version with everything the server uses: sufficient where only the server's packages are installed.
 */
const SERVER_MAJOR = 24;

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node.js ${process.versions.node} is too old: install 20.19 or newer, then run the command again.`);
}

/**
 * Under TEST_CLOCK the command and its child processes use another current time; docs/testing.md says how to use it.
 */
function clockEnvironment() {
  const { TEST_CLOCK, TEST_CLOCK_OFFSET, NODE_OPTIONS = '' } = process.env;
  // A command started by another one inherits its clock.
  if (!TEST_CLOCK || TEST_CLOCK_OFFSET) return {};
  const moment = Date.parse(TEST_CLOCK.includes('T') ? TEST_CLOCK : `${TEST_CLOCK}T12:00:00Z`);
  if (Number.isNaN(moment))
    fail(`TEST_CLOCK is "${TEST_CLOCK}": give a day (2027-06-15) or a moment (2028-02-29T23:30:00Z).`);
  const preload = pathToFileURL(join(root, 'tests', 'clock', 'testClock.ts'));
  return {
    TEST_CLOCK_OFFSET: String(moment - Date.now()),
    NODE_OPTIONS: `${NODE_OPTIONS} --import ${preload}`.trim(),
  };
}

/** Options that are not Node.js's own. */
const NEEDS = '--needs=';
const BUILD = '--build';

let isStopping = false;
// npm does not wait for its child when told to stop. A second signal would cut short a server’s graceful shutdown.
if (process.env['npm_lifecycle_event'])
  onParentExit(() => {
    if (!isStopping) process.kill(process.pid, 'SIGTERM');
  });

const words = process.argv.slice(2);
/** @type {string[]} */
const options = [];
while (words[0]?.startsWith('--')) options.push(...words.splice(0, 1));
const [script, ...args] = words;

/** Takes --from FOLDER or --from=FOLDER out of the arguments. Returns the folder's content, or what SITE_CONTENT says. */
function chosenContent() {
  const at = args.findIndex((arg) => arg === '--from' || arg.startsWith('--from='));
  if (at === -1) return process.env['SITE_CONTENT'];
  const [word = ''] = args.splice(at, 1);
  const folder = word.includes('=') ? word.slice('--from='.length) : args.splice(at, 1)[0];
  if (!folder) fail('--from names no folder: write --from examples/tarn');
  const content = join(folder, 'content');
  if (!existsSync(join(content, 'settings', 'theme.yaml')))
    fail(
      `--from ${folder}: there is no ${join(content, 'settings', 'theme.yaml')}: name a folder whose content has one`,
    );
  return content;
}
const content = chosenContent();
const needs = options.find((option) => option.startsWith(NEEDS))?.slice(NEEDS.length) ?? 'everything';
if (!script || !['nothing', 'build', 'editor', 'everything'].includes(needs))
  fail(
    'Usage: node scripts/run.mjs [--needs=build|editor|nothing] [--build] [--OPTION …] SCRIPT [ARGUMENT …]',
  );
if (needs !== 'nothing') {
  // Missing where only the server's packages are installed.
  const { installPackages } = await import('./installPackages.mjs');
  try {
    installPackages(/** @type {'build' | 'editor' | 'everything'} */ (needs), pinned);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

const isPinned = existsSync(pinned);
if (!isPinned && !(major >= SERVER_MAJOR && existsSync('node_modules')))
  fail('Dependencies are missing: run "npm start" first.');
const runtime = isPinned ? pinned : process.execPath;
const preload = pathToFileURL(join(root, 'scripts', 'stopWithParent.mjs')).href;
/** @type {import('node:child_process').ChildProcess | undefined} */
let child;
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => {
    isStopping = true;
    child?.kill(signal);
  });

/**
 * Runs Node.js, and ends with it unless it succeeds.
 *
 * @param {string[]} command
 */
async function run(...command) {
  child = spawn(runtime, ['--disable-warning=ExperimentalWarning', `--import=${preload}`, ...command], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...(content !== undefined && { SITE_CONTENT: content }),
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, '.cache', 'node'),
      ...clockEnvironment(),
      PATH: `${dirname(runtime)}${process.platform === 'win32' ? ';' : ':'}${process.env['PATH']}`,
    },
  });
  const [code, signal] = await once(child, 'exit');
  if (isStopping || signal || code !== 0) process.exit(signal ? 1 : (code ?? 1));
}

// In a separate process: a server would keep the memory of the build.
if (options.includes(BUILD)) await run('scripts/build.ts', '--if-stale');
await run(...options.filter((option) => option !== BUILD && !option.startsWith(NEEDS)), script, ...args);
process.exit(0);
