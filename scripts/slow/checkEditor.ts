import { installPackages } from '../install/installPackages.mjs';
import { installed, runCommand } from '../runCommand.ts';
import { runSpecs, runVitest } from '../runTests.ts';
import type { Outcome } from '../StepRun.ts';

/** The editor's packages, which no other check needs. */
const installEditor = () => installPackages('editor', process.execPath);

/** Runs the tests in a browser whose file matches a pattern. */
const specs = (pattern: string) => runSpecs(['--project=editor', pattern]);

/** Checks npm run edit: its types, saving every content file, and in a browser what it is for. */
export async function checkEditor(): Promise<Outcome> {
  await installEditor();
  if ((await runCommand(installed('tsc'), ['--noEmit', '--project', 'editor/ui'])) !== 0)
    throw new Error('npx tsc --noEmit --project editor/ui finds faults: see above');
  const saving = await runVitest(['run', '--project=unit*', 'editor'], { EDIT_ALL_FILES: '1' });
  return saving.holds ? specs('editor/editor(?:Canvas|Files)\\.spec') : saving;
}

/** Checks in a browser what else a person does in the editor, alone and with others, and the mistakes they make. */
export async function checkEditorWork(): Promise<Outcome> {
  await installEditor();
  return specs('editor/(?!editor(?:Canvas|Files)\\.spec)');
}
