import { spawn } from 'node:child_process';

/** Runs a command in a folder, this one unless it is named, with its output on this terminal. Gives its exit code. */
export function runCommand(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  cwd = '.',
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', cwd, env: { ...process.env, ...environment } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Path of a command that a package of this project brings. */
export const installed = (name: string) => `node_modules/.bin/${name}`;
