import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { foldersOf, PACKAGE_SETS, readLockedPackages } from '../scripts/install/lockedPackages.mjs';
import { readImports } from '../tests/unit/importCircles.ts';

/** Folders of the code that is built and served. */
const FOLDERS = ['build', 'config', 'scripts', 'server', 'shared', 'src'];

/** The only modules that may import the editor: the command, and its check. */
const COMMANDS = ['scripts/edit.ts'];

it('no module of the site, its build or its server imports the editor', () => {
  const imports = [...readImports([...FOLDERS, 'editor'])];
  const naming = imports.filter(([, targets]) => targets.some((one) => one.startsWith('editor/')));
  const outside = naming.map(([file]) => file).filter((file) => !file.startsWith('editor/'));
  expect(outside).toEqual(COMMANDS);
});

it('its packages are installed for npm run edit, and those of its sign-in for tests', () => {
  const locked = readLockedPackages('package-lock.json');
  const has = (set: keyof typeof PACKAGE_SETS, name: string) =>
    foldersOf(locked, PACKAGE_SETS[set]).some((folder) => folder.includes(`node_modules/${name}`));
  for (const name of ['@puckeditor/', 'openid-client']) {
    expect(has('editor', name), name).toBe(true);
    expect(has('build', name), name).toBe(false);
  }
  expect(has('everything', '@puckeditor/')).toBe(false);
});

it('is not copied into the image', () => {
  const last =
    readFileSync('Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(last).toContain('COPY --from=build /site/server ./server');
  expect(last).not.toContain('editor');
});
