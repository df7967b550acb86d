import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

/** Grace period for idle connections, in ms: the proxy may be about to use one. */
const LEAVING_TIME = 1000;

/**
 * Draining behind a proxy: the server reports that it is not ready but keeps serving; then it accepts no new
 * connections and closes each open one after its next response.
 */
export class Shutdown {
  #isUnderWay = false;
  #isLeaving = false;

  /** Whether the server has been told to stop. */
  get isUnderWay(): boolean {
    return this.#isUnderWay;
  }

  /** Whether each connection is to close after its response. */
  get isLeaving(): boolean {
    return this.#isLeaving;
  }

  begin(): void {
    this.#isUnderWay = true;
  }

  /** Resolves once the last connection has closed. */
  leave(server: Server): Promise<void> {
    this.#isLeaving = true;
    return new Promise((resolve) => {
      // Not the close method of an HTTP server, which cuts idle connections at once: a request may be on its way on
      // one.
      Listener.prototype.close.call(server, () => resolve());
      setTimeout(() => server.closeIdleConnections(), LEAVING_TIME);
    });
  }
}
