import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A TCP proxy that loses connections in the ways networks do. */
export class TcpProxy {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  /** Whether new connections get no response. */
  isStalled = false;
  /** Local port for new connections; another one after a failover. */
  targetPort: number;
  /** The first bytes that a client sent. */
  startOfFirst = Buffer.alloc(0);

  private constructor(server: Server, targetPort: number) {
    this.#server = server;
    this.targetPort = targetPort;
  }

  /** Listens on a free port and forwards everything to a local port. */
  static async start(targetPort: number): Promise<TcpProxy> {
    const server = createServer();
    const proxy = new TcpProxy(server, targetPort);
    server.on('connection', (near) => proxy.#join(near));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  }

  #join(near: Socket): void {
    const far = connect(this.targetPort, '127.0.0.1');
    const pair = [near, far] as const;
    this.#pairs.add(pair);
    for (const [socket, other] of [pair, [far, near] as const]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#pairs.delete(pair);
        other.destroy();
      });
    }
    if (this.isStalled) return;
    near.once('data', (chunk) => {
      if (this.startOfFirst.length === 0) this.startOfFirst = chunk;
    });
    near.pipe(far);
    far.pipe(near);
  }

  /** Silently stops forwarding on the existing connections. */
  stall(): void {
    for (const [near, far] of this.#pairs) {
      for (const socket of [near, far]) socket.unpipe().resume();
    }
  }

  /** Cuts the existing connections. */
  cut(): void {
    for (const [near] of this.#pairs) near.resetAndDestroy();
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
