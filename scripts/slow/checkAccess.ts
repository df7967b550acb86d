import { installed, runCommand } from '../runCommand.ts';
import { withServer } from '../withServer.ts';

/**
 * Whether one page of each template is accessible on a phone, in forced colors and magnified, whether menus and dialogs
 * are while they are open, and whether whole pages are walked through by keyboard.
 */
export async function checkAccess(): Promise<boolean> {
  const code = await withServer('dist', (site) =>
    runCommand(installed('playwright'), ['test', '--project=access'], { BASE_URL: site }),
  );
  return code === 0;
}
