import { expect, it } from 'vitest';
import { expectNoFaults } from '../expectNoFaults.ts';
import { importCircles, readImports } from './importCircles.ts';

const FOLDERS = ['build', 'config', 'editor', 'scripts', 'server', 'shared', 'src', 'tests'];

it('sources import each other one way, in every folder and at every level', () => {
  const imports = readImports(FOLDERS);
  expect([...imports.values()].flat().length).toBeGreaterThan(1000);
  expectNoFaults(importCircles(imports));
});

it('content imports no section: it is given their schemas', () => {
  const imports = [...readImports(['src/content'])];
  expectNoFaults(
    imports.flatMap(([file, targets]) =>
      targets.filter((one) => one.startsWith('src/sections/')).map((one) => `${file} imports ${one}`),
    ),
  );
});

it.each([
  ['two modules', { 'src/a.ts': ['src/b.ts'], 'src/b.ts': ['src/a.ts'] }, 'src: a.ts, b.ts'],
  [
    'folders, though no module is in a circle',
    { 'src/ui/a.ts': ['src/lib/b.ts'], 'src/lib/c.ts': ['src/ui/d.ts'] },
    'src: lib, ui',
  ],
  [
    'three modules in as many folders',
    { 'build/a.ts': ['src/ui/b.ts'], 'src/ui/b.ts': ['shared/c.ts'], 'shared/c.ts': ['build/a.ts'] },
    '.: build, shared, src',
  ],
])('finds a circle of %s', (_, imports, circle) => {
  const found = importCircles(new Map(Object.entries(imports)));
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(`${circle} import each other in a circle: `);
});

it('lets a folder import another one way', () => {
  expect(importCircles(new Map([['src/ui/a.ts', ['src/lib/b.ts', 'src/ui/c.ts']]]))).toEqual([]);
});
