import { runCommand } from '../runCommand.ts';

const PROGRAM = 'scripts/slow/environmentTests.ts';

/**
 * Builds and tests the site under other settings of the environment: a clock, a time zone, a brand. Says how to repeat a
 * run that failed.
 */
export async function testInEnvironment(environment: Readonly<Record<string, string>>): Promise<boolean> {
  if ((await runCommand(process.execPath, ['scripts/run.mjs', PROGRAM], environment)) === 0) return true;
  const settings = Object.entries(environment).map(([name, value]) => `${name}=${value}`);
  console.error(`Run it again: ${settings.join(' ')} node scripts/run.mjs ${PROGRAM}`);
  return false;
}
