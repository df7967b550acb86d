import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installed, runCommand } from '../runCommand.ts';
import { makeOrdinaryEdits } from './ordinaryEdits.ts';

/** What a copy of the project needs; reference pictures are compared elsewhere. */
const PARTS = [
  ...['.vscode', 'astro.config.ts', 'package.json', 'tsconfig.json', 'vitest.config.ts'],
  ...[
    'build',
    'config',
    'content',
    'docs',
    'examples',
    'public',
    'scripts',
    'server',
    'shared',
    'src',
    'tests',
  ],
];

/** Copies the project, with its packages and the caches of earlier builds. */
function copyProject(to: string): void {
  for (const part of PARTS) {
    rmSync(join(to, part), { recursive: true, force: true });
    cpSync(part, join(to, part), { recursive: true, filter: (path) => !path.includes('__screenshots__') });
  }
  rmSync(join(to, 'node_modules'), { force: true });
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'));
}

/**
 * Makes an ordinary day's edits in a copy of the project, and runs the tests and the build on it: none of them may
 * depend on today's content.
 */
export async function checkOrdinaryEdits(): Promise<boolean> {
  const copy = resolve('.cache/ordinary');
  mkdirSync(copy, { recursive: true });
  copyProject(copy);
  makeOrdinaryEdits(copy);
  const run = async (command: string, ...options: string[]) =>
    (await runCommand(command, options, {}, copy)) === 0;
  const isReadable = await run(
    installed('vitest'),
    'run',
    '--project=unit*',
    'src',
    'config',
    'shared',
    'build',
  );
  const isBuilt = await run(process.execPath, 'scripts/build.ts');
  return isBuilt && (await run(installed('vitest'), 'run', '--project=site')) && isReadable;
}
