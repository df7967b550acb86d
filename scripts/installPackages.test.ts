import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isComplete } from './installPackages.mjs';

let root: string;
const write = (file: string, content: unknown) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), JSON.stringify(content));
};
const install = (name: string, version: string) => write(`node_modules/${name}/package.json`, { version });

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  write('package.json', { dependencies: { astro: '7.0.0' }, devDependencies: { vitest: '5.0.0' } });
  write('server/package.json', { dependencies: { pg: '8.0.0' } });
  const versions = { astro: '7.0.0', vitest: '5.0.0', pg: '8.0.0', yargs: '22.0.0' };
  const packages = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
  );
  write('package-lock.json', { packages });
  const { 'node_modules/vitest': _, ...installed } = packages;
  write('node_modules/.package-lock.json', { packages: installed });
  for (const name of ['astro', 'pg', 'yargs'] as const) install(name, versions[name]);
});
afterEach(() => rmSync(root, { recursive: true }));

const isReady = (withDevelopment = false) => isComplete(root, ['server'], withDevelopment);

describe('the packages of a command', () => {
  it('are installed when each that a manifest names is', () => {
    expect(isReady()).toBe(true);
    expect(isReady(true)).toBe(false);
    rmSync(join(root, 'node_modules/pg'), { recursive: true });
    expect(isReady()).toBe(false);
  });

  it('are not when a dependency of theirs is locked in another version', () => {
    write('package-lock.json', { packages: { 'node_modules/yargs': { version: '22.0.1' } } });
    expect(isReady()).toBe(false);
  });

  it('are not after an installation that did not finish', () => {
    rmSync(join(root, 'node_modules/.package-lock.json'));
    expect(isReady()).toBe(false);
  });

  it('are installed although npm has left one that is no longer locked', () => {
    const record = { 'node_modules/pagefind': { version: '1.6.0' } };
    write('node_modules/.package-lock.json', { packages: record });
    expect(isReady()).toBe(true);
  });
});
