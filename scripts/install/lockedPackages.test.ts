import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { foldersOf, missingFolders, readInstalledPackages, withInstalled } from './lockedPackages.mjs';

const build = { workspaces: ['server'], withDevelopment: false };
const everything = { workspaces: ['server'], withDevelopment: true };

const locked = {
  '': { dependencies: { astro: '7.0.0' }, devDependencies: { vitest: '5.0.0' } },
  server: { dependencies: { pg: '8.0.0' } },
  'node_modules/site-server': { link: true },
  'node_modules/astro': {
    version: '7.0.0',
    integrity: 'sha512-a',
    dependencies: { yargs: '22.0.0' },
    optionalDependencies: { fsevents: '2.0.0' },
    peerDependencies: { react: '19.0.0', sass: '1.0.0' },
    peerDependenciesMeta: { sass: { optional: true } },
  },
  'node_modules/astro/node_modules/yargs': { version: '22.0.0', dependencies: { camelcase: '1.0.0' } },
  'node_modules/camelcase': { version: '1.0.0' },
  'node_modules/fsevents': { version: '2.0.0', optional: true },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/pg': { version: '8.0.0' },
  'node_modules/sass': { version: '1.0.0', dev: true },
  'node_modules/vitest': { version: '5.0.0', dev: true, dependencies: { yargs: '1.0.0' } },
  'node_modules/yargs': { version: '1.0.0', dev: true },
};

describe('the packages of a set', () => {
  it('are those that its roots lead to, each where Node.js finds it', () => {
    expect(foldersOf(locked, build).sort()).toEqual([
      'node_modules/astro',
      'node_modules/astro/node_modules/yargs',
      'node_modules/camelcase',
      'node_modules/fsevents',
      'node_modules/pg',
      'node_modules/react',
    ]);
    expect(foldersOf(locked, everything)).toEqual(
      expect.arrayContaining(['node_modules/vitest', 'node_modules/yargs']),
    );
  });

  it('are missing when they are not there as they are locked, but for what this system may not have', () => {
    const { 'node_modules/fsevents': _, ...installed } = locked;
    expect(missingFolders(locked, installed, everything)).toEqual([]);
    expect(missingFolders(locked, {}, build)).toContain('node_modules/pg');
    const older = { ...installed, 'node_modules/pg': { version: '7.9.9' } };
    expect(missingFolders(locked, older, build)).toEqual(['node_modules/pg']);
    const other = { ...installed, 'node_modules/astro': { version: '7.0.0', integrity: 'sha512-b' } };
    expect(missingFolders(locked, other, build)).toEqual(['node_modules/astro']);
  });

  it('are missing when npm has recorded them, and their folder is gone', () => {
    const root = mkdtempSync(join(tmpdir(), 'installed-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    for (const folder of ['node_modules/pg', 'node_modules/react']) {
      mkdirSync(join(root, folder), { recursive: true });
      if (folder !== 'node_modules/react') writeFileSync(join(root, folder, 'package.json'), '{}');
    }
    const packages = Object.fromEntries(
      ['pg', 'react', 'astro'].map((name) => [`node_modules/${name}`, { version: '1.0.0' }]),
    );
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
    expect(Object.keys(readInstalledPackages(root))).toEqual(['node_modules/pg']);
  });

  it('are installed together with what is there already, so that no command takes away what another one needs', () => {
    const editor = { ...locked, editor: { version: '1.0.0' } };
    expect(withInstalled(editor, build)).toEqual({ workspaces: ['server', 'editor'], withDevelopment: true });
    expect(withInstalled({}, build)).toEqual(build);
  });
});
