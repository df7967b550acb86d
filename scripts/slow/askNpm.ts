import { execFile } from 'node:child_process';

/**
 * npm's JSON output, whether the command succeeds or fails; undefined when the output is not JSON (no network, no npm).
 */
export function askNpm(args: readonly string[]): Promise<unknown> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      [...args, '--json', '--loglevel=silent', '--fetch-retries=1', '--fetch-timeout=20000'],
      { encoding: 'utf8', maxBuffer: 2 ** 26, shell: process.platform === 'win32' },
      (_, answer) => {
        try {
          resolve(JSON.parse(answer));
        } catch {
          resolve(undefined);
        }
      },
    );
  });
}
