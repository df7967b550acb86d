import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CONNECTION_LIMITS } from './http/ConnectionGuard.ts';
import { openLeadStore } from './leads/openConfiguredStore.ts';
import { portOf, sendRaw } from './testing/sendRaw.ts';
import { startTestSite, TEST_FILES, type TestSite } from './testing/testSite.ts';

const PAGE = 'GET /about/ HTTP/1.1\r\nHost: localhost\r\n\r\n';
const LAST_PAGE = PAGE.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n');
const FORM =
  'POST /forms/newsletter/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n';

describe('a client that reads its response slowly or not at all', () => {
  const LARGE = 'a'.repeat(24_000_000);
  const limits = { ...CONNECTION_LIMITS, stallTime: 300, interval: 25, leastRate: 1e9 };
  const files = { ...TEST_FILES, 'large.txt': LARGE };
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });
  /** Asks for a large file and reads nothing; resolves when the server has cut the connection. */
  const askAndWait = async ({ app }: TestSite) => {
    const accepted = once(app.server, 'connection');
    const socket = connect(await portOf(app), '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [own] = (await accepted) as [Socket];
    await once(own, 'close');
  };

  it('is cut off', async () => {
    const stalled = await startTestSite({ files, parts: { limits } });
    await askAndWait(stalled);
    await stalled.close();
  });

  it('is cut off at once if clients together leave too much unread', async () => {
    const stalled = await startTestSite({
      files,
      parts: { limits: { ...limits, stallTime: 60_000, waitingBytes: 30_000 } },
    });
    await Promise.race([askAndWait(stalled), askAndWait(stalled), askAndWait(stalled)]);
    // A client that reads gets everything.
    const answer = await fetch(`http://127.0.0.1:${await portOf(stalled.app)}/large.txt`);
    expect((await answer.text()).length).toBe(LARGE.length);
    for (const socket of sockets) socket.destroy();
    await stalled.close();
  });

  it('gets everything if it keeps reading', async () => {
    const size = 12_000_000;
    const reading = await startTestSite({
      files: { ...TEST_FILES, 'large.txt': 'a'.repeat(size) },
      // This machine may be slow, so time hardly matters here; ConnectionGuard.test.ts controls the clock.
      parts: { limits: { ...limits, stallTime: 600_000, leastRate: 1 } },
    });
    const socket = connect(await portOf(reading.app), '127.0.0.1');
    sockets.push(socket);
    socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    let taken = 0;
    for await (const piece of socket) {
      taken += piece.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(taken).toBeGreaterThan(size);
    await reading.close();
  });

  it('makes the server hold one piece of the file, not all of it', async () => {
    const stalled = await startTestSite({ files });
    const accepted = once(stalled.app.server, 'connection');
    const socket = connect(await portOf(stalled.app), '127.0.0.1');
    sockets.push(socket);
    socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [own] = (await accepted) as [Socket];
    // Until the buffers of the system are full.
    let seen = -1;
    while (own.writableLength === 0 || own.bytesWritten !== seen) {
      seen = own.bytesWritten;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(own.writableLength).toBeLessThan(100_000);
    socket.destroy();
    await stalled.close();
  });

  it('has a limited number of connections, so that others can connect', async () => {
    const few = { ...CONNECTION_LIMITS, perAddress: 3 };
    const limited = await startTestSite({ parts: { limits: few } });
    const of = await portOf(limited.app);
    const sockets = Array.from({ length: 3 }, () => connect(of, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    expect((await sendRaw(of, PAGE)).statuses).toEqual([]);
    const [first] = sockets;
    first?.destroy();
    while ((await sendRaw(of, LAST_PAGE)).statuses[0] !== 200);
    for (const socket of sockets) socket.destroy();
    await limited.close();
  });
});

describe('a slow client', () => {
  const longTimeouts = {
    headersTimeout: 600_000,
    requestTimeout: 600_000,
    keepAliveTimeout: 100,
    connectionsCheckingInterval: 25,
  };
  const shortTimeouts = { ...longTimeouts, headersTimeout: 150, requestTimeout: 300 };
  let slow: TestSite;
  let slowPort = 0;
  /** A server that waits long enough for requests on a busy machine. */
  let waiting: TestSite;
  let waitingPort = 0;
  beforeAll(async () => {
    slow = await startTestSite({ parts: { timeouts: shortTimeouts } });
    slowPort = await portOf(slow.app);
    waiting = await startTestSite({ parts: { timeouts: longTimeouts } });
    waitingPort = await portOf(waiting.app);
  });
  afterAll(() => Promise.all([slow.close(), waiting.close()]));

  it('gets a 408 if its headers take too long', async () => {
    const { statuses, text } = await sendRaw(slowPort, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-a: ');
    expect(statuses).toEqual([408]);
    expect(text).toMatch(/^Connection: close\r$/m);
    expect(text).toContain('X-Content-Type-Options: nosniff');
  });

  it('gets a 408 if its submission takes too long, and nothing is stored', async () => {
    const { statuses } = await sendRaw(
      slowPort,
      `${FORM}Content-Length: 60\r\n\r\nemail=ada%40northwind.example`,
    );
    expect(statuses).toEqual([408]);
    const store = openLeadStore(slow.dataDir);
    expect(await store.list()).toEqual([]);
    await store.close();
  });

  it('is disconnected without a response between two requests', async () => {
    const { statuses } = await sendRaw(waitingPort, PAGE);
    expect(statuses).toEqual([200]);
  });

  it('does not hold up others', async () => {
    const slowOnes = Array.from({ length: 50 }, () => connect(waitingPort, '127.0.0.1'));
    for (const socket of slowOnes) socket.write('GET / HTTP/1.1\r\nX: ');
    expect((await sendRaw(waitingPort, LAST_PAGE)).statuses).toEqual([200]);
    for (const socket of slowOnes) socket.destroy();
  });
});
