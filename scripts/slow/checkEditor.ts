import { installPackages } from '../installPackages.mjs';
import { installed, runCommand } from '../runCommand.ts';
import { runSpecs, runVitest } from '../runTests.ts';
import type { Outcome } from '../StepRun.ts';

/** Checks npm run edit: its types, saving every content file, and its use in a browser. */
export async function checkEditor(): Promise<Outcome> {
  // No other slow check needs the editor's packages.
  installPackages('editor', process.execPath);
  if ((await runCommand(installed('tsc'), ['--noEmit', '--project', 'editor/ui'])) !== 0)
    throw new Error('npx tsc --noEmit --project editor/ui finds faults: see above');
  const saving = await runVitest(['run', '--project=unit*', 'editor'], { EDIT_ALL_FILES: '1' });
  return saving.holds ? runSpecs(['--project=editor']) : saving;
}
