import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

/** Wait for connections that nobody uses, in ms: whatever stands before the server may be about to use one. */
const LEAVING_TIME = 1000;

/**
 * The way of a server that was told to stop, where something stands before it: it says that it is not ready and goes
 * on serving; then it takes no new connection, and leaves those that it has after their next answer.
 */
export class Shutdown {
  #isUnderWay = false;
  #isLeaving = false;

  /** Whether the server was told to stop. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Whether each connection is to end with the answer on it. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  begin(): void {
    this.#isUnderWay = true;
  }

  /** Resolves once the last connection has ended. */
  leave(server: Server): Promise<void> {
    this.#isLeaving = true;
    return new Promise((resolve) => {
      // Not the close of an HTTP server, which cuts idle connections at once: a request may be on its way on one.
      Listener.prototype.close.call(server, () => resolve());
      setTimeout(() => server.closeIdleConnections(), LEAVING_TIME);
    });
  }
}
