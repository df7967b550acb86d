import { connect, type Socket } from 'node:net';

export interface LoadResult {
  /** Responses per second with the expected status. */
  rate: number;
  /** 99th percentile of response times, in ms. */
  p99: number;
  median: number;
  accepted: number;
  refused: number;
}

export interface LoadOptions {
  port: number;
  connections: number;
  /** In ms. */
  duration: number;
  /** Returns the bytes of the next request. */
  request: () => Buffer;
  /** The status that counts as a success. */
  status: number;
}

/**
 * Sends requests back to back on a number of keep-alive connections, and measures. Uses plain sockets, because a client
 * library would cost more than the server under test.
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const times: number[] = [];
  let refused = 0;
  const started = performance.now();
  const end = started + options.duration;
  const note = (status: number, time: number) => {
    if (status === options.status) times.push(time);
    else refused += 1;
  };
  await Promise.all(Array.from({ length: options.connections }, () => useConnection(options, end, note)));
  const seconds = (performance.now() - started) / 1000;
  const sorted = times.toSorted((first, second) => first - second);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { rate: times.length / seconds, p99: at(0.99), median: at(0.5), accepted: times.length, refused };
}

function useConnection(
  { port, request }: LoadOptions,
  end: number,
  note: (status: number, time: number) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // Not the visitor's address: an address may have so many connections and no more.
    const socket: Socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' });
    let sent = 0;
    let text = '';
    const send = () => {
      if (performance.now() >= end) {
        socket.end();
        resolve();
        return;
      }
      sent = performance.now();
      socket.write(request());
    };
    socket.setNoDelay(true).setEncoding('latin1');
    socket.once('connect', send);
    socket.once('error', reject);
    socket.on('data', (chunk) => {
      text += chunk;
      const head = text.indexOf('\r\n\r\n');
      if (head === -1) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      if (text.length < head + 4 + length) return;
      const status = Number(text.slice(9, 12));
      text = '';
      note(status, performance.now() - sent);
      send();
    });
  });
}
