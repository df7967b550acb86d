import { installPackages } from '../install/installPackages.mjs';
import { installed, runCommand } from '../runCommand.ts';

/**
 * Checks npm run edit: saving every content file, its types, and a user's work in a browser. Installs its packages,
 * which no other check needs.
 */
export async function checkEditor(): Promise<boolean> {
  await installPackages('editor', process.execPath);
  const commands = [
    () => runCommand(installed('tsc'), ['--noEmit', '--project', 'editor/ui']),
    () => runCommand(installed('vitest'), ['run', '--project=unit*', 'editor'], { EDIT_ALL_FILES: '1' }),
    () => runCommand(installed('playwright'), ['test', '--project=editor']),
  ];
  for (const run of commands) if ((await run()) !== 0) return false;
  return true;
}
