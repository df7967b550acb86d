import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, one of which could take the port before it is used. */
const LOWEST = 10_000;
const HIGHEST = 30_000;

/** A loopback port on which nothing is listening. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    const probe = createServer().listen(port, '127.0.0.1');
    try {
      await once(probe, 'listening');
    } catch {
      // It is in use.
      continue;
    }
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
