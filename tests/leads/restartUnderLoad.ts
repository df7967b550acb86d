import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../server/http/freePort.ts';
import { openLeadStore } from '../../server/leads/openConfiguredStore.ts';
import { writeTestSite } from '../../server/testing/testSite.ts';
import { Load } from './Load.ts';
import { type ServerProcess, startServer } from './startServer.ts';

const VISITORS = 3;

/** Responses that the visitors get between two steps of the restart. */
const BETWEEN = 25;

/** The proxy or balancer in front of the servers. */
interface Front {
  port: number;
  stop: () => Promise<void>;
  /** Waits until it sends requests to a restarted server; not needed for one that tries another server on failure. */
  untilReady?: (upstream: number) => Promise<void>;
}

/** Given the servers’ ports, starts a front that listens on another port. */
type StartFront = (upstreams: readonly number[]) => Promise<Front>;

export interface Restarted {
  pages: number;
  leads: number;
  /** Unexpected responses, and requests that got none. */
  failures: string[];
  /** Acknowledged leads that are not in the store. */
  lost: string[];
  exitCodes: (number | null)[];
}

/** Visitors who read the same page again and again over keep-alive connections. */
class Readers {
  pages = 0;
  readonly failures: string[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #port: number;
  #isStopped = false;
  readonly #readers: Promise<void>[];

  constructor(count: number, port: number) {
    this.#port = port;
    this.#readers = Array.from({ length: count }, () => this.#read());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#readers);
    this.#agent.destroy();
  }

  async #read(): Promise<void> {
    while (!this.#isStopped) {
      // A front may have the page in its cache; the other path always reaches a server.
      const path = this.pages % 2 === 0 ? '/about/' : '/healthz';
      try {
        const status = await this.#ask(path);
        if (status === 200) this.pages += 1;
        else this.failures.push(`${path}: ${status}`);
      } catch (error) {
        this.failures.push(`${path}: ${String(error)}`);
      }
    }
  }

  #ask(path: string): Promise<number | undefined> {
    return new Promise((resolve, reject) => {
      request(
        { host: '127.0.0.1', port: this.#port, path, agent: this.#agent },
        (response: IncomingMessage) => {
          response.resume().once('end', () => resolve(response.statusCode));
        },
      )
        .once('error', reject)
        .end();
    });
  }
}

/** Restarts both of two servers, one after the other, while visitors read pages and submit forms through the front. */
export async function restartUnderLoad(startFront: StartFront): Promise<Restarted> {
  const site = writeTestSite();
  const data = mkdtempSync(join(tmpdir(), 'restart-'));
  const ports = [await freePort(), await freePort()];
  const start = (port: number) =>
    startServer({ SITE_OUT: site, DATA_DIR: data, PORT: String(port), DRAIN_SECONDS: '1' });
  const servers: ServerProcess[] = await Promise.all(ports.map(start));
  const front = await startFront(ports);
  const exitCodes: (number | null)[] = [];
  try {
    const load = new Load(VISITORS, () => `http://127.0.0.1:${front.port}`);
    const readers = new Readers(VISITORS, front.port);
    for (const [index, port] of ports.entries()) {
      await load.more(BETWEEN);
      exitCodes.push((await servers[index]?.stop()) ?? null);
      servers[index] = await start(port);
      await front.untilReady?.(port);
      await load.more(BETWEEN);
    }
    await load.stop();
    await readers.stop();
    const store = openLeadStore(data);
    const kept = new Set((await store.list()).map(({ id }) => id));
    await store.close();
    return {
      pages: readers.pages,
      leads: load.acknowledged.size,
      failures: [
        ...readers.failures,
        ...load.others.map((status) => `form: ${status}`),
        ...Array.from({ length: load.unavailable }, () => 'form: 503'),
        ...Array.from({ length: load.unanswered }, () => 'form: no response'),
      ],
      lost: [...load.acknowledged].filter((id) => !kept.has(id)),
      exitCodes,
    };
  } finally {
    await front.stop();
    for (const server of servers) await server.kill();
    for (const folder of [site, data]) rmSync(folder, { recursive: true, force: true });
  }
}
