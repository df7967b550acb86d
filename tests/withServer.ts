import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../server/http/freePort.ts';
import { TEST_FOLDER } from './testFolder.ts';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';

/**
 * A new folder for leads, in memory where possible: the server refuses a lead that the disk does not flush within
 * seconds, and a test of a form must not depend on what else writes to that disk.
 */
function leadsFolder(): string {
  let parent = MEMORY;
  try {
    accessSync(MEMORY, constants.W_OK);
  } catch {
    parent = TEST_FOLDER;
    mkdirSync(parent, { recursive: true });
  }
  return mkdtempSync(join(parent, 'leads-'));
}

/**
 * Serves a built site on its own port while the action runs, with an empty store and no rate limit. variables adds
 * to its environment. Throws when the server stops while starting or does not respond within a minute.
 */
export async function withServer<Result>(
  out: string,
  action: (baseUrl: string) => Promise<Result>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const port = await freePort();
  const leads = leadsFolder();
  const server = spawn(process.execPath, ['server/server.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_OUT: out,
      DATA_DIR: leads,
      FORM_RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...variables,
    },
  });
  const baseUrl = `http://localhost:${port}`;
  try {
    for (let tries = 0; ; tries += 1) {
      if (server.exitCode !== null)
        throw new Error('the server stopped while starting: see its message above');
      const isUp = await fetch(`${baseUrl}/healthz`).then(
        (answer) => answer.ok,
        () => false,
      );
      if (isUp) break;
      if (tries === 600) throw new Error('the server did not answer within a minute');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await action(baseUrl);
  } finally {
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    rmSync(leads, { recursive: true, force: true });
  }
}
