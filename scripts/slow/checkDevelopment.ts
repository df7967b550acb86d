import { installed, runCommand } from '../runCommand.ts';

/**
 * Whether every kind of edit shows by itself under npm run dev, and every kind of fault is reported where it appears.
 */
export async function checkDevelopment(): Promise<boolean> {
  return (await runCommand(installed('playwright'), ['test', '--project=development'])) === 0;
}
