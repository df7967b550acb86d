// The way into every command. Plain JavaScript without dependencies: it runs on whatever Node.js the machine has,
// installs what is missing, and hands over to the pinned runtime.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const runtime = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
const stamp = join(root, 'node_modules', '.installed');

function fail(message) {
  console.error(message);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node.js ${process.versions.node} is too old: install 20.19 or newer, then run the command again.`);
}

function installIfStale() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(runtime) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies (about half a minute the first time) …');
  // Not `npm ci`: it refuses a lockfile without the optional binaries of other systems, which a registry may not carry.
  // Those for development too: where NODE_ENV is production npm leaves them out, and the build needs them.
  const result = spawnSync(
    'npm',
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit', shell: process.platform === 'win32' },
  );
  if (result.status !== 0)
    fail('npm install failed: see its message above. Check the network, then run the command again.');
  if (!existsSync(runtime))
    fail(
      'The pinned Node.js did not install: run "npm install" by hand and read what it says of the package "node".',
    );
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Under TEST_CLOCK the command and all that it starts take another moment for now; CONTRIBUTING.md says how to use it. */
function clockEnvironment() {
  const { TEST_CLOCK, TEST_CLOCK_OFFSET, NODE_OPTIONS = '' } = process.env;
  // A command started by another one has inherited its clock.
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

const [script, ...args] = process.argv.slice(2);
if (!script) fail('Usage: node scripts/run.mjs SCRIPT [ARGUMENT …]');
const mayInstall = process.env.RUN_WITHOUT_INSTALL !== '1';
if (mayInstall) installIfStale();
else if (!existsSync(runtime)) fail('Dependencies are missing: run "npm start" first.');

const child = spawn(runtime, ['--disable-warning=ExperimentalWarning', script, ...args], {
  stdio: 'inherit',
  env: {
    ...process.env,
    ...clockEnvironment(),
    PATH: `${dirname(runtime)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
