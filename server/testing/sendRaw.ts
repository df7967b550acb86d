import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What came back over a connection until the server closed it. */
export interface RawAnswer {
  text: string;
  /** Status of every answer, in order. */
  statuses: number[];
  /** Time until the connection was closed, in ms. */
  time: number;
}

/** Port of a server under test, which begins to listen when it is first asked for. */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Sends bytes as they stand (a character a byte), as no HTTP library would, and waits until the server has closed the
 * connection. A server that does not close it lets the test run out of time.
 */
export async function sendRaw(port: number, text: string): Promise<RawAnswer> {
  const started = performance.now();
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
  });
  // A server that has answered may cut what is still being sent.
  socket.on('error', () => undefined);
  socket.write(text, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
  return { text: received, statuses, time: performance.now() - started };
}
