import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyLeadStore } from '../leads/lazyLeadStore.ts';
import { Readiness } from '../leads/Readiness.ts';
import { createMetrics, type Metrics } from './createMetrics.ts';
import { startMetricsServer } from './startMetricsServer.ts';

let metrics: Metrics;
let server: Server;
let address: string;
/** Number of queries for the backlog, which all wait until the store may respond. */
let queries: number;
let mayRespond: Promise<void>;

beforeEach(async () => {
  queries = 0;
  const store = {
    ...lazyLeadStore(() => Promise.reject(new Error('not asked for'))),
    backlog: async () => {
      queries += 1;
      await mayRespond;
      return { undelivered: 0 };
    },
    countUnreadable: async () => 2,
    isReady: async () => true,
  };
  metrics = createMetrics();
  metrics.observe(store, new Readiness(store), () => []);
  server = await startMetricsServer(metrics, 0, '127.0.0.1');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends this many requests at once; the store responds once all have arrived. */
async function askTogether(path: string, times: number): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  mayRespond = promise;
  let came = 0;
  const count = () => {
    came += 1;
    if (came === times) resolve();
  };
  server.on('request', count);
  const texts = await Promise.all(
    Array.from({ length: times }, async () => (await fetch(address + path)).text()),
  );
  server.off('request', count);
  return texts;
}

it('says how many leads cannot be read', async () => {
  const [state = ''] = await askTogether('/readyz', 1);
  expect(JSON.parse(state)).toEqual({
    status: 'ready',
    unreadable: 2,
    backlog: { undelivered: 0, oldestSeconds: 0 },
  });
});

it.each(['/readyz', '/metrics'])('queries the store once for simultaneous requests to %s', async (path) => {
  const texts = await askTogether(path, 30);
  expect(texts).toHaveLength(30);
  expect(new Set(texts).size).toBe(1);
  expect(queries).toBe(1);
  // And again for a later request.
  await askTogether(path, 1);
  expect(queries).toBe(2);
});

it('waits a second at most for a store that does not respond, and does not query it again meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  mayRespond = new Promise(() => undefined);
  try {
    for (let count = 0; count < 2; count += 1) {
      const both = Promise.all([metrics.state(), metrics.registry.metrics()]);
      await vi.advanceTimersByTimeAsync(1000);
      const [state, text] = await both;
      expect(state).toEqual({ status: 'ready' });
      expect(text).toMatch(/^site_ready 1$/m);
      expect(text).toMatch(/^site_oldest_undelivered_seconds NaN$/im);
    }
    expect(queries).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
