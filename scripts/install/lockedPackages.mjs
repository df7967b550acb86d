// Which packages a command needs, and which of them are missing: read from package-lock.json and from the record that
// npm keeps of what it installed, so that neither a stamp of our own nor a start of npm is needed to know.
import { existsSync, readFileSync } from 'node:fs';

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
 * What a set of packages is made of.
 *
 * @typedef {object} PackageSet
 * @property {readonly string[]} workspaces folders of the workspaces beside the root
 * @property {boolean} withDevelopment whether what is only for development belongs to it
 */

/** @type {Record<'build' | 'everything', PackageSet>} */
export const PACKAGE_SETS = {
  build: { workspaces: ['server'], withDevelopment: false },
  everything: { workspaces: ['server'], withDevelopment: true },
};

/**
 * The packages of a lockfile, by the folder that each is installed in.
 *
 * @param {string} file
 * @returns {LockedPackages}
 */
export function readLockedPackages(file) {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).packages ?? {}) : {};
}

/**
 * Where Node.js finds a package that another one asks for: in the nearest folder above.
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
 * The folders of the packages that a set is made of: everything that its roots lead to.
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
 * The folders of a set whose package is not there as it is locked. What is optional may be missing: a registry need
 * not carry it for this system.
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
 * A set and what is installed already: npm removes what it is not asked for, and the next command would want it back.
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
