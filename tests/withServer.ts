import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { TEST_FOLDER } from './testFolder.ts';

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      );
    });
  });
}

/**
 * Serves a built site on a port of its own while the action runs, with an empty store and no rate limit. variables adds
 * to its environment. Throws when the server stops while starting or does not respond within 20 s.
 */
export async function withServer<Result>(
  out: string,
  action: (baseUrl: string) => Promise<Result>,
  variables: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const port = await freePort();
  const server = spawn(process.execPath, ['server/server.ts'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      SITE_OUT: out,
      DATA_DIR: `${TEST_FOLDER}/data`,
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
      if (tries === 200) throw new Error('the server did not answer within 20 s');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return await action(baseUrl);
  } finally {
    server.kill('SIGTERM');
  }
}
