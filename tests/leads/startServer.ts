import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server in a separate process, run as in production. */
export interface ServerProcess {
  address: string;
  child: ChildProcess;
  /** Kills the process as a power cut would, and waits until it is gone. */
  kill: () => Promise<void>;
  /** Asks the process to stop, and waits for its exit code. */
  stop: () => Promise<number | null>;
}

/**
 * Starts a server and waits until it accepts requests. fileBlocks is the largest file that the system lets it write, in
 * blocks of 512 bytes. If the server does not start, throws with its output.
 */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  fileBlocks?: number,
): Promise<ServerProcess> {
  const limit = fileBlocks === undefined ? '' : `ulimit -f ${fileBlocks};`;
  const command = `${limit} exec "$0" --disable-warning=ExperimentalWarning server/server.ts`;
  const child = spawn('/bin/sh', ['-c', command, process.execPath], {
    env: {
      PATH: process.env['PATH'],
      // Passes on the test’s clock (scripts/run.mjs).
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      TEST_CLOCK_OFFSET: process.env['TEST_CLOCK_OFFSET'],
      LOG_LEVEL: 'silent',
      FORM_RATE_LIMIT: 'off',
      PORT: '0',
      NODE_COMPILE_CACHE: '.cache/test/compiled',
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  // If a test run is aborted, its servers are killed with it.
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);
  child.once('exit', () => process.off('exit', killOnExit));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  const addressIn = () => /is ready at (http:\S+?)\/\n/.exec(output)?.[1];
  while (addressIn() === undefined) {
    const ended = await Promise.race([once(child.stdout, 'data').then(() => false), exit.then(() => true)]);
    if (ended) throw new Error(`the server did not start: ${output}`);
  }
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal);
      await exit;
    }
    return child.exitCode;
  };
  return {
    // The name may resolve to an IPv6 address first, and nothing listens there.
    address: (addressIn() ?? '').replace('localhost', '127.0.0.1'),
    child,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}
