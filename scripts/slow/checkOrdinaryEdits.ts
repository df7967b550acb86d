import { installed, runCommand } from '../runCommand.ts';
import { makeOrdinaryEdits } from './ordinaryEdits.ts';

const CONTENT = '.cache/ordinary/content';
const OUT = '.cache/ordinary/site';

/**
 * Adds to a copy of the content what editors add on an ordinary day, and runs the tests and the build over it: none of
 * them may hold on to what the content says today.
 */
export async function checkOrdinaryEdits(): Promise<boolean> {
  makeOrdinaryEdits('content', CONTENT);
  const environment = { SITE_CONTENT: CONTENT, SITE_OUT: OUT };
  const run = async (command: string, ...options: string[]) =>
    (await runCommand(command, options, environment)) === 0;
  const isReadable = await run(
    installed('vitest'),
    'run',
    '--project=unit',
    'src',
    'config',
    'shared',
    'build',
  );
  const isBuilt = await run(process.execPath, 'scripts/build.ts', '--if-stale');
  return isBuilt && (await run(installed('vitest'), 'run', '--project=site')) && isReadable;
}
