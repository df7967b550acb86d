import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What was received until the server closed the connection. */
export interface RawResponse {
  text: string;
  /** Status of every response, in order. */
  statuses: number[];
}

/** Port of a server under test, which starts listening when first asked for it. */
export async function portOf(app: FastifyInstance): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Sends bytes as they are (one per character), as no HTTP library would, and waits until the server closes the
 * connection. If it does not, the test times out.
 */
export async function sendRaw(port: number, text: string): Promise<RawResponse> {
  const socket = connect({ port, host: '127.0.0.1' });
  let received = '';
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    received += chunk;
  });
  // A server that has responded may cut off what is still being sent.
  socket.on('error', () => undefined);
  socket.write(text, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  const statuses = [...received.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, status]) => Number(status));
  return { text: received, statuses };
}
