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

describe('a client that takes nothing, or little, of what it asked for', () => {
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

  it('is cut off at once where all of them together wait for too much', async () => {
    const stalled = await startTestSite({
      files,
      parts: { limits: { ...limits, stallTime: 60_000, waitingBytes: 30_000 } },
    });
    await Promise.race([askAndWait(stalled), askAndWait(stalled), askAndWait(stalled)]);
    // One that reads gets all of it.
    const answer = await fetch(`http://127.0.0.1:${await portOf(stalled.app)}/large.txt`);
    expect((await answer.text()).length).toBe(LARGE.length);
    for (const socket of sockets) socket.destroy();
    await stalled.close();
  });

  it('gets all of it where it takes one piece after the other', async () => {
    const size = 12_000_000;
    const patient = await startTestSite({
      files: { ...TEST_FILES, 'large.txt': 'a'.repeat(size) },
      // How long it may take is up to the machine here; ConnectionGuard.test.ts sets the clock.
      parts: { limits: { ...limits, stallTime: 600_000, leastRate: 1 } },
    });
    const socket = connect(await portOf(patient.app), '127.0.0.1');
    sockets.push(socket);
    socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    let taken = 0;
    for await (const piece of socket) {
      taken += piece.length;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(taken).toBeGreaterThan(size);
    await patient.close();
  });

  it('costs the server one piece of the file, and not all of it', async () => {
    const stalled = await startTestSite({ files });
    const accepted = once(stalled.app.server, 'connection');
    const socket = connect(await portOf(stalled.app), '127.0.0.1');
    sockets.push(socket);
    socket.write('GET /large.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [own] = (await accepted) as [Socket];
    // Until the system takes no more for a client that reads nothing.
    let seen = -1;
    while (own.writableLength === 0 || own.bytesWritten !== seen) {
      seen = own.bytesWritten;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect(own.writableLength).toBeLessThan(100_000);
    socket.destroy();
    await stalled.close();
  });

  it('has so many connections and no more, and leaves the rest to others', async () => {
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

describe('a client that takes its time', () => {
  const patient = {
    headersTimeout: 600_000,
    requestTimeout: 600_000,
    keepAliveTimeout: 100,
    connectionsCheckingInterval: 25,
  };
  const impatient = { ...patient, headersTimeout: 150, requestTimeout: 300 };
  let slow: TestSite;
  let slowPort = 0;
  /** A server that waits for a request however long it takes, so that a busy machine sends nobody away. */
  let waiting: TestSite;
  let waitingPort = 0;
  beforeAll(async () => {
    slow = await startTestSite({ parts: { timeouts: impatient } });
    slowPort = await portOf(slow.app);
    waiting = await startTestSite({ parts: { timeouts: patient } });
    waitingPort = await portOf(waiting.app);
  });
  afterAll(() => Promise.all([slow.close(), waiting.close()]));

  it('over the head of a request is sent away', async () => {
    const { statuses, text } = await sendRaw(slowPort, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-a: ');
    expect(statuses).toEqual([408]);
    expect(text).toMatch(/^Connection: close\r$/m);
    expect(text).toContain('X-Content-Type-Options: nosniff');
  });

  it('over the body of a submission is sent away, and nothing is stored', async () => {
    const { statuses } = await sendRaw(
      slowPort,
      `${FORM}Content-Length: 60\r\n\r\nemail=ada%40northwind.example`,
    );
    expect(statuses).toEqual([408]);
    const store = openLeadStore(slow.dataDir);
    expect(await store.list()).toEqual([]);
    await store.close();
  });

  it('between two requests is sent away without a word', async () => {
    const { statuses } = await sendRaw(waitingPort, PAGE);
    expect(statuses).toEqual([200]);
  });

  it('holds nobody else up', async () => {
    const slowOnes = Array.from({ length: 50 }, () => connect(waitingPort, '127.0.0.1'));
    for (const socket of slowOnes) socket.write('GET / HTTP/1.1\r\nX: ');
    expect((await sendRaw(waitingPort, LAST_PAGE)).statuses).toEqual([200]);
    for (const socket of slowOnes) socket.destroy();
  });
});
