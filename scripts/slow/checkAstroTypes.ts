import { runCommand } from '../runCommand.ts';
import type { Outcome } from '../StepRun.ts';
import { askNpm } from './askNpm.ts';

/**
 * The type checker for Astro’s own files, and the TypeScript version it supports: the project’s is newer, with other
 * tooling.
 */
const CHECKER = '@astrojs/check@0.9.10';
const TYPESCRIPT = 'typescript@5.9.3';

/** Whether the .astro files type-check. The checker is downloaded for this, into npm’s own cache. */
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
