import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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

it('has packages that the site and its server do without', () => {
  const { dependencies } = JSON.parse(readFileSync('editor/package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  for (const file of ['package.json', 'server/package.json']) {
    const others = JSON.parse(readFileSync(file, 'utf8')) as { dependencies: Record<string, string> };
    expect(Object.keys(dependencies).filter((name) => name in others.dependencies)).toEqual([]);
  }
});

it('is not copied into the image', () => {
  const last =
    readFileSync('Dockerfile', 'utf8')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(last).toContain('COPY --from=build /site/server ./server');
  expect(last).not.toContain('editor');
});
