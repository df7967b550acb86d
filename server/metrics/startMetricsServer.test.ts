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
/** Number of looks at the backlog, which all wait until the store may answer. */
let looks: number;
let mayAnswer: Promise<void>;

beforeEach(async () => {
  looks = 0;
  const store = {
    ...lazyLeadStore(() => Promise.reject(new Error('not asked for'))),
    backlog: async () => {
      looks += 1;
      await mayAnswer;
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

/** Asks so many times at once; the store answers once all of the requests have come. */
async function askTogether(path: string, times: number): Promise<string[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  mayAnswer = promise;
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

it.each(['/readyz', '/metrics'])(
  'looks at the store once for all who ask for %s at the same time',
  async (path) => {
    const texts = await askTogether(path, 30);
    expect(texts).toHaveLength(30);
    expect(new Set(texts).size).toBe(1);
    expect(looks).toBe(1);
    // And again for whoever asks later.
    await askTogether(path, 1);
    expect(looks).toBe(2);
  },
);

it('waits a second at most for a store that does not answer, and asks it no second time meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  mayAnswer = new Promise(() => undefined);
  try {
    for (let count = 0; count < 2; count += 1) {
      const both = Promise.all([metrics.state(), metrics.registry.metrics()]);
      await vi.advanceTimersByTimeAsync(1000);
      const [state, text] = await both;
      expect(state).toEqual({ status: 'ready' });
      expect(text).toMatch(/^site_ready 1$/m);
      expect(text).toMatch(/^site_oldest_undelivered_seconds NaN$/im);
    }
    expect(looks).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
