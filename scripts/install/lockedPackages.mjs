// Which packages a command needs, and which of them are missing: read from package-lock.json and from npm's record of
// what it installed, so that this needs neither a stamp file of our own nor a run of npm.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages */

/**
 * What a set of packages consists of.
 *
 * @typedef {object} PackageSet
 * @property {readonly string[]} workspaces folders of the workspaces besides the root
 * @property {boolean} withDevelopment whether it includes development-only packages
 */

/** @type {Record<'build' | 'editor' | 'everything', PackageSet>} */
export const PACKAGE_SETS = {
  build: { workspaces: ['server'], withDevelopment: false },
  editor: { workspaces: ['server', 'editor'], withDevelopment: false },
  everything: { workspaces: ['server'], withDevelopment: true },
};

/**
 * The packages of a lockfile, by the folder where each is installed.
 *
 * @param {string} file
 * @returns {LockedPackages}
 */
export function readLockedPackages(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}

/**
 * The packages that npm has recorded as installed and that are there: its record outlives a folder that was deleted or
 * only half copied.
 *
 * @param {string} root
 */
export function readInstalledPackages(root) {
  const recorded = readLockedPackages(join(root, 'node_modules', '.package-lock.json'));
  return Object.fromEntries(
    Object.entries(recorded).filter(([folder]) => existsSync(join(root, folder, 'package.json'))),
  );
}

/**
 * Where Node.js resolves a package that another one depends on: in the nearest enclosing folder.
 *
 * @param {LockedPackages} locked
 * @param {string} from
 * @param {string} name
 */
function resolve(locked, from, name) {
  let above = from;
  for (;;) {
    const place = above === '' ? `node_modules/${name}` : `${above}/node_modules/${name}`;
    if (place in locked) return place;
    if (above === '') return undefined;
    above = above.slice(0, Math.max(0, above.lastIndexOf('node_modules/') - 1));
  }
}

/**
 * The folders of the packages in a set: everything reachable from its roots.
 *
 * @param {LockedPackages} locked
 * @param {PackageSet} set
 */
export function foldersOf(locked, { workspaces, withDevelopment }) {
  const roots = ['', ...workspaces];
  const folders = new Set(roots);
  for (const folder of folders) {
    const asking = locked[folder] ?? {};
    const isOptional = (/** @type {string} */ name) => asking.peerDependenciesMeta?.[name]?.optional;
    const names = [
      ...Object.keys({ ...asking.dependencies, ...asking.optionalDependencies }),
      ...Object.keys(asking.peerDependencies ?? {}).filter((name) => !isOptional(name)),
      ...(withDevelopment && roots.includes(folder) ? Object.keys(asking.devDependencies ?? {}) : []),
    ];
    for (const name of names) {
      const place = resolve(locked, folder, name);
      if (place !== undefined) folders.add(place);
    }
  }
  return [...folders].filter((folder) => !roots.includes(folder));
}

/**
 * The folders of a set whose package is missing or not the locked one. Optional packages may be missing, because a
 * registry need not carry them for this system.
 *
 * @param {LockedPackages} locked
 * @param {LockedPackages} installed
 * @param {PackageSet} set
 */
export function missingFolders(locked, installed, set) {
  return foldersOf(locked, set).filter((folder) => {
    const wanted = locked[folder] ?? {};
    const found = installed[folder];
    if (wanted.link || wanted.optional || wanted.devOptional) return false;
    return found?.version !== wanted.version || found?.integrity !== wanted.integrity;
  });
}

/**
 * A set merged with what is already installed: npm removes what it is not asked for, and the next command would need it
 * again.
 *
 * @param {LockedPackages} installed
 * @param {PackageSet} set
 * @returns {PackageSet}
 */
export function withInstalled(installed, { workspaces, withDevelopment }) {
  const folders = Object.keys(installed).filter((folder) => folder && !folder.includes('node_modules/'));
  return {
    workspaces: [...new Set([...workspaces, ...folders])],
    withDevelopment: withDevelopment || Object.values(installed).some(({ dev }) => dev),
  };
}
