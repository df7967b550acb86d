import { EventEmitter, once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** How often each server’s readiness is probed, in ms. */
const PROBE_INTERVAL = 50;

/**
 * A load balancer like an orchestrator’s: it probes /readyz on each server and distributes requests over the ready ones
 * in turn, on keep-alive connections. It never retries a request.
 */
export class Balancer {
  readonly #ready = new Map<number, boolean>();
  /** Ports of servers that announced, with a 503, that they were about to stop. */
  readonly announced = new Set<number>();
  readonly #events = new EventEmitter();
  readonly #agent = new Agent({ keepAlive: true });
  readonly #server = createServer((incoming, outgoing) => this.#pass(incoming, outgoing));
  readonly #probes: NodeJS.Timeout[];
  #next = 0;

  constructor(upstreams: readonly number[]) {
    for (const port of upstreams) this.#ready.set(port, true);
    this.#probes = upstreams.map((port) => setInterval(() => this.#probe(port), PROBE_INTERVAL));
  }

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  async stop(): Promise<void> {
    for (const probe of this.#probes) clearInterval(probe);
    this.#server.close();
    this.#server.closeAllConnections();
    this.#agent.destroy();
    await once(this.#server, 'close');
  }

  /** Waits until a server receives requests: only then does an orchestrator stop the next one. */
  async untilReady(port: number): Promise<void> {
    while (!this.#ready.get(port)) await once(this.#events, 'probe');
  }

  #probe(port: number): void {
    const probe = request({ host: '127.0.0.1', port, path: '/readyz' }, (response) => {
      response.resume();
      this.#ready.set(port, response.statusCode === 200);
      if (response.statusCode === 503) this.announced.add(port);
      this.#events.emit('probe');
    });
    probe.once('error', () => this.#ready.set(port, false)).end();
  }

  #pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const ready = [...this.#ready].filter(([, isReady]) => isReady).map(([port]) => port);
    this.#next += 1;
    const port = ready[this.#next % ready.length];
    const fail = () => {
      outgoing.writeHead(502).end();
    };
    if (port === undefined) {
      fail();
      return;
    }
    const { method, url: path, headers } = incoming;
    const passed = request({ host: '127.0.0.1', port, method, path, headers, agent: this.#agent });
    passed.once('error', fail).once('response', (response) => {
      const { connection: _, 'keep-alive': __, ...kept } = response.headers;
      outgoing.writeHead(response.statusCode ?? 502, kept);
      response.pipe(outgoing);
    });
    incoming.pipe(passed);
  }
}
