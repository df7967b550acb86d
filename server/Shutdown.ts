import type { Server } from 'node:http';
import { Server as Listener } from 'node:net';

/** Grace period for idle connections, in ms: the proxy may be about to use one. */
const IDLE_GRACE = 1000;

/**
 * Draining behind a proxy: the server reports that it is not ready but keeps serving; then it accepts no new
 * connections and closes each open one after its next response.
 */
export class Shutdown {
  #isRequested = false;
  #isDraining = false;

  /** Whether the server has been told to stop. */
  get isRequested(): boolean {
    return this.#isRequested;
  }

  /** Whether each connection is to close after its response. */
  get isDraining(): boolean {
    return this.#isDraining;
  }

  request(): void {
    this.#isRequested = true;
  }

  /** Resolves once the last connection has closed. */
  drain(server: Server): Promise<void> {
    this.#isDraining = true;
    return new Promise((resolve) => {
      // Not the close method of an HTTP server, which cuts idle connections at once: a request may be on its way on
      // one.
      Listener.prototype.close.call(server, () => resolve());
      setTimeout(() => server.closeIdleConnections(), IDLE_GRACE);
    });
  }
}
