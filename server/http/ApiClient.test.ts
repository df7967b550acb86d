import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { ApiClient } from './ApiClient.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function ask(answer: RequestListener, timeout = 5000) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const client = new ApiClient({ baseUrl: `http://127.0.0.1:${port}`, timeout });
  return client.post({ body: { json: {} } });
}

it('reads the beginning of an answer', async () => {
  const answer = await ask((_request, response) => response.writeHead(400).end('é'.repeat(5000)));
  expect(answer).toMatchObject({ status: 400, text: 'é'.repeat(2000) });
});

it('takes little memory for an answer that is large once it is unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(100_000_000));
  const before = process.memoryUsage().rss;
  const answer = await ask((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  );
  expect(answer.status).toBe(200);
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

it('counts a success by its status, whether the rest of the answer comes or not', async () => {
  const started = performance.now();
  const silent = await ask((_request, response) => response.writeHead(200).write('{"inlineMess'));
  expect(silent).toMatchObject({ status: 200, text: '{"inlineMess' });
  expect(performance.now() - started).toBeLessThan(4000);
  const broken = await ask((_request, response) => {
    response.writeHead(200, { 'content-length': 100 }).write('{');
    setImmediate(() => response.destroy());
  });
  expect(broken.status).toBe(200);
});

it('stops reading an answer without an end', async () => {
  const answer = await ask((_request, response) => {
    response.writeHead(500);
    const write = () => {
      while (response.write('a'.repeat(10_000)));
      response.once('drain', write);
    };
    write();
  });
  expect(answer).toMatchObject({ status: 500, text: 'a'.repeat(2000) });
});
