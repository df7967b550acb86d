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
  /** The part of the base URL after the port. */
  start?: string;
  path?: string;
}

/** Longer than any test may take, so that waiting for it fails the test. */
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

it('reads the beginning of a response', async () => {
  const answer = await ask((_request, response) => response.writeHead(400).end('é'.repeat(5000)));
  expect(answer).toMatchObject({ status: 400, text: 'é'.repeat(2000) });
});

it('counts a success by its status, whether the rest of the response arrives or not', async () => {
  const silent = await ask((_request, response) => response.writeHead(200).write('{"inlineMess'));
  expect(silent).toMatchObject({ status: 200, text: '{"inlineMess' });
  const broken = await ask((_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{');
    setImmediate(() => response.destroy());
  });
  expect(broken.status).toBe(200);
});

describe('an endless error response', () => {
  /** Maximum bytes that the system buffers between two processes. */
  const BUFFERED = 32_000_000;

  /** Responds with one piece after another while the client accepts them. */
  async function respondForever(piece: Buffer, encoding: string) {
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

  it('is read only at its beginning', async () => {
    const { status, text, sent } = await respondForever(Buffer.alloc(10_000, 'a'), 'identity');
    expect([status, text]).toEqual([500, 'a'.repeat(2000)]);
    expect(sent).toBeLessThan(BUFFERED);
  });

  it('is read only at its beginning even if it was compressed without being asked to', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, 'a'));
    const { status, text, sent, acceptEncoding } = await respondForever(bomb, 'gzip');
    expect(acceptEncoding).toBe('identity');
    expect([status, text]).toEqual([500, 'a'.repeat(2000)]);
    expect(sent).toBeLessThan(BUFFERED);
  });
});
