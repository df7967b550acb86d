import { runCommand } from '../runCommand.ts';
import type { Outcome } from '../StepRun.ts';
import { askNpm } from './askNpm.ts';

/** The checker of Astro’s own files, and the TypeScript that it knows: the project’s is newer, and has other tools. */
const CHECKER = '@astrojs/check@0.9.10';
const TYPESCRIPT = 'typescript@5.9.3';

/** Whether the types of the .astro files hold. The checker is fetched for it, into npm’s own cache. */
export async function checkAstroTypes(): Promise<Outcome> {
  if ((await askNpm(['view', CHECKER, 'version'])) === undefined)
    return { notChecked: 'npm’s registry did not answer' };
  const code = await runCommand('npm', [
    'exec',
    '--yes',
    ...[CHECKER, TYPESCRIPT].map((name) => `--package=${name}`),
    '--',
    'astro-check',
    '--minimumSeverity=warning',
  ]);
  return code === 0;
}
