// The load of pressure.ts, in a thread of its own: what is measured must not wait for what presses.
import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { runLoad } from './ConnectionLoad.ts';
import { leadRequest } from './leadRequest.ts';

/** What presses the server, by name. */
export type Pressure = 'forms' | 'refusals' | 'reports' | 'probes' | 'slow readers';

export interface PressureOptions {
  pressure: Pressure;
  port: number;
  /** ms. */
  duration: number;
}

const CONNECTIONS = 64;

/** Clients that ask for a large file and take nothing of it, from as many addresses as it takes to be let in. */
const SLOW_READERS = 1500;
const READERS_AN_ADDRESS = 200;

const get = (path: string) => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`);

const REQUESTS: Readonly<
  Record<Exclude<Pressure, 'slow readers'>, { status: number; request: () => Buffer }>
> = {
  forms: { status: 202, request: leadRequest },
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

const { pressure, port, duration } = workerData as PressureOptions;
if (pressure === 'slow readers') parentPort?.postMessage(await holdReaders(port, duration));
else {
  const options = { port, connections: CONNECTIONS, duration, ...REQUESTS[pressure] };
  parentPort?.postMessage((await runLoad(options)).rate);
}
