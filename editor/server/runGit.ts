import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Refusal } from './contentPaths.ts';

const run = promisify(execFile);

/** How long git may take, in ms: another machine may not answer. */
const TIMEOUT = 60_000;

/** Runs git. Throws Refusal with its message if it fails. */
export async function runGit(...args: string[]): Promise<string> {
  try {
    const { stdout } = await run('git', ['-c', 'core.quotePath=off', ...args], {
      maxBuffer: 64 * 1024 * 1024,
      timeout: TIMEOUT,
      // Nobody sees this terminal to type a password. Reading the state must not block other commits.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0' },
    });
    return stdout;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    throw new Refusal(`git: ${stderr.trim() || String(error)}`);
  }
}
