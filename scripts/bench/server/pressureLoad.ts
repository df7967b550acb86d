// The load of pressure.ts, in a separate process that runs when nothing else on its core wants to: the measured requests
// must not wait for the load.
import { once } from 'node:events';
import { connect } from 'node:net';
import { runLoad } from './ConnectionLoad.ts';
import { leadRequest } from './leadRequest.ts';

/** The kinds of load on the server. */
export type Pressure = 'forms' | 'forms of pages' | 'refusals' | 'reports' | 'probes' | 'slow readers';

export interface PressureOptions {
  pressure: Pressure;
  port: number;
  /** In ms. */
  duration: number;
}

const CONNECTIONS = 64;

/**
 * As many as one address may have; on each, repeated refusals are delayed, so the load has to wait for every response.
 */
const REFUSED_CONNECTIONS = 500;

/** Clients that request a large file and read nothing of it, from as many addresses as it takes to be let in. */
const SLOW_READERS = 1500;
const READERS_AN_ADDRESS = 200;

const get = (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);

const REQUESTS: Readonly<
  Record<Exclude<Pressure, 'slow readers'>, { status: number; request: () => Buffer }>
> = {
  forms: { status: 202, request: leadRequest },
  // As browsers send them without script.
  'forms of pages': { status: 303, request: () => leadRequest('text/html') },
  refusals: { status: 429, request: leadRequest },
  reports: { status: 200, request: () => get('/roi-pdf?noOfBuildings=12&currency=USD') },
  probes: { status: 200, request: () => get('/readyz') },
};

async function holdReaders(port: number, duration: number): Promise<number> {
  const sockets = Array.from({ length: SLOW_READERS }, (_, index) => {
    const socket = connect({
      port,
      host: '127.0.0.1',
      localAddress: `127.0.1.${1 + Math.floor(index / READERS_AN_ADDRESS)}`,
    });
    socket.on('error', () => undefined);
    socket.write(get('/large.txt'));
    return socket;
  });
  await new Promise((resolve) => setTimeout(resolve, duration));
  for (const socket of sockets) socket.destroy();
  return SLOW_READERS / (duration / 1000);
}

const connectionsOf = (of: Pressure) => (of === 'refusals' ? REFUSED_CONNECTIONS : CONNECTIONS);

const { pressure, port, duration } = JSON.parse(process.argv[2] ?? '') as PressureOptions;
// The visitor waits for the start of this process, so that it does not wait for it with a request.
const begin = once(process, 'message');
process.send?.('ready');
await begin;
const rate =
  pressure === 'slow readers'
    ? await holdReaders(port, duration)
    : (await runLoad({ port, connections: connectionsOf(pressure), duration, ...REQUESTS[pressure] })).rate;
process.send?.(rate, () => process.exit());
