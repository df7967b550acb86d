import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiClient } from './ApiClient.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Call {
  /** How the address of the service goes on after its port. */
  start?: string;
  path?: string;
}

/** Longer than any test may take: who waits for it waits for what never comes. */
const NEVER = 600_000;

async function ask(answer: RequestListener, { start = '', ...request }: Call = {}) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = new ApiClient({ baseUrl: `http://127.0.0.1:${port}${start}`, timeout: NEVER });
  return client.post({ body: { json: {} }, ...request });
}

it.each([
  ['/subscribe/', undefined, '/subscribe/'],
  ['/subscribe?list=1', undefined, '/subscribe?list=1'],
  ['/api/', '/submit', '/api/submit'],
  ['/api', '/submit', '/api/submit'],
])('calls %s with the path %s as %s', async (start, path, called) => {
  let url: string | undefined;
  const listener: RequestListener = (request, response) => {
    url = request.url;
    response.end();
  };
  await ask(listener, { start, ...(path !== undefined && { path }) });
  expect(url).toBe(called);
});

it('reads the beginning of an answer', async () => {
  const answer = await ask((_request, response) => response.writeHead(400).end('é'.repeat(5000)));
  expect(answer).toMatchObject({ status: 400, text: 'é'.repeat(2000) });
});

it('counts a success by its status, whether the rest of the answer comes or not', async () => {
  const silent = await ask((_request, response) => response.writeHead(200).write('{"inlineMess'));
  expect(silent).toMatchObject({ status: 200, text: '{"inlineMess' });
  const broken = await ask((_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{');
    setImmediate(() => response.destroy());
  });
  expect(broken.status).toBe(200);
});

describe('an answer of an error without an end', () => {
  /** Bytes that a system holds for a connection at most, on its way from one process to another. */
  const ON_THE_WAY = 32_000_000;

  /** Answers with one piece after another for as long as they are taken. */
  async function answerForever(piece: Buffer, encoding: string) {
    let sent = 0;
    let acceptEncoding: unknown;
    const { promise: closed, resolve: close } = Promise.withResolvers<void>();
    const answer = await ask((request, response) => {
      acceptEncoding = request.headers['accept-encoding'];
      response.writeHead(500, { 'content-encoding': encoding });
      const next = (error?: Error | null) => {
        if (error) return;
        sent += piece.length;
        response.write(piece, next);
      };
      response.once('close', close);
      next();
    });
    await closed;
    return { sent, acceptEncoding, ...answer };
  }

  it('is read no further than its beginning', async () => {
    const { status, text, sent } = await answerForever(Buffer.alloc(10_000, 'a'), 'identity');
    expect([status, text]).toEqual([500, 'a'.repeat(2000)]);
    expect(sent).toBeLessThan(ON_THE_WAY);
  });

  it('is read no further where it unpacks to a thousand times what arrives, unasked', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, 'a'));
    const { status, text, sent, acceptEncoding } = await answerForever(bomb, 'gzip');
    expect(acceptEncoding).toBe('identity');
    expect([status, text]).toEqual([500, 'a'.repeat(2000)]);
    expect(sent).toBeLessThan(ON_THE_WAY);
  });
});
