import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { TEST_FOLDER } from '../../tests/testFolder.ts';
import type { Outcome } from '../StepRun.ts';

/**
 * Runs a slow check in its own process and test folder, because others run at the same time. Its output is
 * printed in one piece at the end. Throws what the check throws.
 */
export async function runInChildProcess(name: string): Promise<Outcome> {
  const child = spawn(process.execPath, [...process.execArgv, 'scripts/slow/oneCheck.ts', name], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, TEST_FOLDER: join(TEST_FOLDER, 'beside') },
  });
  const output: Buffer[] = [];
  child.stdout?.on('data', (part) => output.push(part));
  child.stderr?.on('data', (part) => output.push(part));
  let outcome: Outcome | { readonly thrown: string } = { thrown: 'see above' };
  child.on('message', (message) => {
    outcome = message as typeof outcome;
  });
  await once(child, 'close');
  process.stdout.write(Buffer.concat(output));
  // Assigned by the listener, which the compiler does not see.
  const answer = outcome as typeof outcome;
  if (typeof answer === 'object' && 'thrown' in answer) throw new Error(answer.thrown);
  return answer;
}
