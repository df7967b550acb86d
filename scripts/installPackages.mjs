// Plain JavaScript without dependencies, for whatever Node.js the machine has: nothing else is installed yet.
import { spawnSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const isWindows = process.platform === 'win32';

/** What npm has installed, as it records it itself. */
const RECORD = join('node_modules', '.package-lock.json');

/** @param {string} file @returns {any} */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} name @param {string} [root] */
const isInstalled = (name, root = '.') => existsSync(join(root, 'node_modules', name, 'package.json'));

/**
 * Whether every package that the manifests name is there, and every package that npm has installed is the locked one.
 *
 * @param {string} root
 * @param {readonly string[]} workspaces
 * @param {boolean} withDevelopment
 */
export function isComplete(root, workspaces, withDevelopment) {
  if (!existsSync(join(root, RECORD))) return false;
  const locked = readJson(join(root, 'package-lock.json')).packages;
  const recorded = Object.entries(readJson(join(root, RECORD)).packages);
  // npm keeps installed packages that are no longer in the lockfile.
  if (recorded.some(([folder, { version }]) => folder in locked && locked[folder].version !== version))
    return false;
  return ['.', ...workspaces].every((folder) => {
    const { dependencies, devDependencies } = readJson(join(root, folder, 'package.json'));
    const named = Object.entries({ ...dependencies, ...(withDevelopment ? devDependencies : {}) });
    return named.every(
      ([name, version]) =>
        isInstalled(name, root) &&
        readJson(join(root, 'node_modules', name, 'package.json')).version === version,
    );
  });
}

/** @param {readonly string[]} parameters */
function runNpm(parameters) {
  const { status } = spawnSync('npm', [...parameters, '--loglevel=error'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: isWindows,
  });
  return status === 0;
}

/**
 * Puts the runtime in place: from the package for this system if the lockfile has one, otherwise with the install
 * script of the package "node", which fetches it. That script is the only one that runs: .npmrc disables the rest.
 *
 * @param {string} runtime
 */
function placeRuntime(runtime) {
  const system = `node-${isWindows ? 'win' : process.platform}-${process.arch}`;
  const locked = join('node_modules', system, 'bin', basename(runtime));
  if (existsSync(locked)) {
    mkdirSync(dirname(runtime), { recursive: true });
    linkSync(locked, runtime);
  } else if (!runNpm(['rebuild', 'node', '--ignore-scripts=false']) || !existsSync(runtime)) {
    throw new Error(
      'The pinned Node.js did not install: run "npm rebuild node --ignore-scripts=false --foreground-scripts" and read what it says.',
    );
  }
}

/**
 * Installs the packages that a command needs, as locked, and the runtime, where they are missing. Throws with an
 * explanation when that fails.
 *
 * @param {'build' | 'editor' | 'everything'} needs those that build and serve the site, and for "editor" the editor's, or
 *   for "everything" those of tests and checks
 * @param {string} runtime path of the runtime
 */
export function installPackages(needs, runtime) {
  // npm removes packages that are not requested, and the next command would need them again: request them all.
  const withEditor = needs === 'editor' || isInstalled('@puckeditor/core');
  const withDevelopment = needs === 'everything' || isInstalled('vitest');
  const workspaces = ['server', ...(withEditor ? ['editor'] : [])];
  if (!isComplete('.', workspaces, withDevelopment)) {
    console.log('Installing packages …');
    // If npm is killed, its old record must not vouch for incomplete folders.
    rmSync(RECORD, { force: true });
    // Not `npm ci`: it refuses a lockfile without other systems' optional binaries, which a registry may not carry.
    // Development packages are included or omitted explicitly: with NODE_ENV=production npm omits them by default.
    const isDone = runNpm([
      ...[
        'install',
        '--no-save',
        '--include-workspace-root',
        withDevelopment ? '--include=dev' : '--omit=dev',
      ],
      ...workspaces.map((folder) => `--workspace=${folder}`),
    ]);
    if (!isDone)
      throw new Error(
        'npm install failed: see its message above. Check the network, then run the command again.',
      );
  }
  if (!existsSync(runtime)) placeRuntime(runtime);
}
