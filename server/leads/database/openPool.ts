import type { PostgresPool } from 'kysely';
import { Client, Pool } from 'pg';

export interface PoolOptions {
  connectionString: string;
  /** Maximum number of connections. */
  size: number;
  /** Maximum wait for a connection, and for a response on one, in ms. */
  timeout: number;
}

/** When a connection last timed out. Pools of one database share this: they lose their peer together. */
export interface DeadPeer {
  noticedAt: number;
}

/** Time for connections to close gracefully when a pool ends, in ms. */
const CLOSING_TIME = 1000;

/** Idle time after which the system probes the peer, in ms. */
const KEEP_ALIVE = 10_000;

/**
 * A connection that is closed if a response does not come in time. After a failover the old server may have vanished
 * without a trace: sending on the connection does not fail, and no response ever comes.
 */
class WatchedClient extends Client {
  responseTimeout = 0;
  deadPeer: DeadPeer = { noticedAt: 0 };
  /** When the database was last heard from on this connection. */
  lastHeardAt = 0;

  // biome-ignore lint/suspicious/noExplicitAny: every signature is passed on
  override query(...parameters: any[]): any {
    const result: unknown = super.query(...(parameters as [string]));
    if (!(result instanceof Promise)) return result;
    const timer = setTimeout(() => {
      this.deadPeer.noticedAt = performance.now();
      this.cut();
    }, this.responseTimeout);
    result.then(
      () => this.#markAlive(timer),
      (error: unknown) => {
        // Errors with a severity are the database's own; the others come from the connection.
        if (error instanceof Error && 'severity' in error) this.#markAlive(timer);
        else clearTimeout(timer);
      },
    );
    return result;
  }

  /** Closes the connection at once, rejecting whatever waits on it. */
  cut(): void {
    this.connection.stream.destroy(new Error('PostgreSQL does not respond'));
  }

  #markAlive(timer: NodeJS.Timeout): void {
    clearTimeout(timer);
    this.lastHeardAt = performance.now();
  }
}

/**
 * A pool whose connections may break at any moment, in use or not, without harm to the process: a caller waiting on one
 * gets an error, and the next request gets another. Once a connection has timed out, those not heard from
 * since are replaced before use.
 */
export function openPool({ connectionString, size, timeout }: PoolOptions, deadPeer: DeadPeer): PostgresPool {
  const clients = new Set<WatchedClient>();
  class PoolClient extends WatchedClient {
    constructor(options?: ConstructorParameters<typeof Client>[0]) {
      super(options);
      Object.assign(this, { responseTimeout: timeout, deadPeer });
      // The pool listens only on idle connections, and an error without a listener ends the process.
      this.on('error', () => undefined);
      this.once('connect', () => {
        this.lastHeardAt = performance.now();
      });
      clients.add(this);
      this.on('end', () => clients.delete(this));
    }
  }
  const pool = new Pool({
    Client: PoolClient,
    connectionString,
    max: size,
    connectionTimeoutMillis: timeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE,
    // Nothing else is set for a connection: a pooler such as PgBouncer would reject it, or leak it to other clients.
    application_name: 'site leads',
  });
  pool.on('error', () => undefined);
  return {
    options: pool.options,
    connect: async () => {
      for (;;) {
        const client = await pool.connect();
        if (!(client instanceof WatchedClient) || client.lastHeardAt >= deadPeer.noticedAt) return client;
        client.cut();
        client.release(true);
      }
    },
    end: async () => {
      const timer = setTimeout(() => {
        for (const client of clients) client.cut();
      }, CLOSING_TIME);
      await pool.end();
      clearTimeout(timer);
    },
  };
}
