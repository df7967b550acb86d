import { installed, runCommand } from '../runCommand.ts';

/** Whether every kind of edit shows under npm run dev by itself, and every kind of fault says so where it is shown. */
export async function checkDevelopment(): Promise<boolean> {
  return (await runCommand(installed('playwright'), ['test', '--project=development'])) === 0;
}
