// Plain JavaScript without dependencies, for whatever Node.js the machine has: nothing else is installed yet.
import { spawn } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  foldersOf,
  missingFolders,
  PACKAGE_SETS,
  readInstalledPackages,
  readLockedPackages,
  withInstalled,
} from './lockedPackages.mjs';

const LOCK = join('.cache', 'installing');

/** Age in ms after which a lock belongs to a process that was killed, even if its id is in use again. */
const LOCK_LIMIT = 15 * 60_000;

const BAR_WIDTH = 24;

const isWindows = process.platform === 'win32';

/** @param {number} started */
const secondsSince = (started) => (performance.now() - started) / 1000;

/** @param {string} pid */
function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Waits until no other command is installing into this checkout. Returns the function that releases the lock. */
async function takeTurn() {
  mkdirSync('.cache', { recursive: true });
  for (let isTold = false; ; ) {
    try {
      writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
      return () => rmSync(LOCK, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
    try {
      const holder = readFileSync(LOCK, 'utf8');
      const isLeft =
        Date.now() - statSync(LOCK).mtimeMs > LOCK_LIMIT || (holder !== '' && !isRunning(holder));
      if (isLeft) rmSync(LOCK, { force: true });
      else if (!isTold) console.log(`Waiting for another command (process ${holder}) to install packages …`);
      isTold = true;
    } catch {
      // The lock was released in the meantime.
    }
    await wait(200);
  }
}

/**
 * Shows how many packages are in place, until the returned function is called: a progress bar with the time left in a
 * terminal, one line at the start elsewhere.
 *
 * @param {readonly string[]} folders
 */
function showProgress(folders) {
  const started = performance.now();
  const isTerminal = process.stdout.isTTY && process.env['TERM'] !== 'dumb';
  const draw = () => {
    const done = folders.filter((folder) => existsSync(join(folder, 'package.json'))).length;
    const filled = Math.round((done / folders.length) * BAR_WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const left =
      done > folders.length / 10
        ? `${Math.ceil(secondsSince(started) * (folders.length / done - 1))} s left`
        : '';
    process.stdout.write(`\r  ${'Packages'.padEnd(22)} ${bar} ${done}/${folders.length} ${left}\u001b[K`);
  };
  if (!isTerminal) console.log(`Installing ${folders.length} packages …`);
  const timer = isTerminal ? setInterval(draw, 250) : undefined;
  return () => {
    clearInterval(timer);
    if (isTerminal) process.stdout.write('\r\u001b[K');
  };
}

/**
 * Runs npm without its own progress display. Returns its exit code.
 *
 * @param {readonly string[]} parameters
 * @returns {Promise<number | null>}
 */
function runNpm(parameters) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const npm = spawn('npm', [...parameters, ...quiet], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  const stop = () => npm.kill();
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  return new Promise((resolve, reject) => {
    npm.on('error', reject);
    npm.on('exit', (code) => {
      for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
      resolve(code);
    });
  });
}

/**
 * Installs a set of packages along with what is already installed. Throws with an explanation if one of the set is
 * still missing afterwards.
 *
 * @param {import('./lockedPackages.mjs').PackageSet} set
 */
async function install(set) {
  const locked = readLockedPackages('package-lock.json');
  const { workspaces, withDevelopment } = withInstalled(readInstalledPackages('.'), set);
  const folders = foldersOf(locked, { workspaces, withDevelopment }).filter(
    (folder) => !locked[folder]?.optional,
  );
  const started = performance.now();
  const stopProgress = showProgress(folders);
  // Not `npm ci`: it refuses a lockfile without other systems' optional binaries, which a registry may not carry.
  // Development packages are included or omitted explicitly: with NODE_ENV=production npm omits them by default.
  const code = await runNpm([
    ...['install', '--no-save', '--include-workspace-root', withDevelopment ? '--include=dev' : '--omit=dev'],
    ...workspaces.map((folder) => `--workspace=${folder}`),
  ]).finally(stopProgress);
  const missing = missingFolders(locked, readInstalledPackages('.'), set);
  if (code !== 0 || missing.length > 0)
    throw new Error(
      `npm install ${code === 0 ? `left out ${missing.join(', ')}` : 'failed: see its message above'}. Check the network, then run the command again.`,
    );
  console.log(`  Packages: ${folders.length} in ${secondsSince(started).toFixed(1)} s`);
}

/**
 * Puts the runtime in place: from the package for this system if the lockfile has one, otherwise with the install
 * script of the package "node", which fetches it. That script is the only one that runs: .npmrc disables the rest.
 *
 * @param {string} runtime
 */
async function placeRuntime(runtime) {
  const system = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const locked = join('node_modules', system, 'bin', basename(runtime));
  if (existsSync(locked)) {
    mkdirSync(dirname(runtime), { recursive: true });
    linkSync(locked, runtime);
    return;
  }
  const code = await runNpm(['rebuild', 'node', '--ignore-scripts=false']);
  if (code !== 0 || !existsSync(runtime))
    throw new Error(
      'The pinned Node.js did not install: run "npm rebuild node --ignore-scripts=false --foreground-scripts" and read what it says.',
    );
}

/**
 * Installs what is missing from a set of packages, as locked in package-lock.json, and the runtime. Throws with an
 * explanation when that fails.
 *
 * @param {keyof typeof PACKAGE_SETS} name
 * @param {string} runtime path of the runtime
 */
export async function installPackages(name, runtime) {
  const set = PACKAGE_SETS[name];
  const isComplete = () =>
    missingFolders(readLockedPackages('package-lock.json'), readInstalledPackages('.'), set).length === 0;
  if (isComplete() && existsSync(runtime)) return;
  const endTurn = await takeTurn();
  try {
    // Another command may have installed them meanwhile.
    if (!isComplete()) await install(set);
    if (!existsSync(runtime)) await placeRuntime(runtime);
  } finally {
    endTurn();
  }
}
