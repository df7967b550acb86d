import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { SERVER_OPTIONS } from '../../serverOptions.ts';

/**
 * Starts the server of a site on a free port as `npm run serve` does, on core 0 alone if isPinned (which needs taskset).
 * Further options go to Node.js.
 */
export async function startServer(
  site: string,
  variables: Readonly<Record<string, string>>,
  { isPinned = false, options = [] }: { isPinned?: boolean; options?: readonly string[] } = {},
): Promise<{ child: ChildProcess; port: number }> {
  const node = [process.execPath, ...SERVER_OPTIONS, ...options, resolve('server/server.ts')];
  const [command = '', ...words] = isPinned ? ['taskset', '-c', '0', ...node] : node;
  const child = spawn(command, words, {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: resolve('.cache/node'),
      PORT: '0',
      LOG_LEVEL: 'error',
      SITE_OUT: site,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('the server did not start');
    }),
  ]);
  return { child, port: Number(/:(\d+)\//.exec(String(line))?.[1]) };
}
