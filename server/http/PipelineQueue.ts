import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

/** Maximum number of requests that a connection may send ahead of the response to the first; browsers send one. */
const PIPELINE_LIMIT = 32;

/**
 * Handles the requests of a connection one after another. node:http hands over each one as soon as it is parsed, so a
 * request pipelined behind another would be executed even if the response to the first closes the connection.
 */
export class PipelineQueue {
  readonly #queues = new WeakMap<Socket, Exchange[]>();
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  /** Call this with each request of a server. */
  add(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const queue = this.#queues.get(socket);
    const exchange = { request, response };
    if (queue === undefined) {
      this.#queues.set(socket, [exchange]);
      this.#begin(exchange);
      return;
    }
    queue.push(exchange);
    if (queue.length > PIPELINE_LIMIT) socket.destroy();
    else if (queue.length === 1) this.#begin(exchange);
  }

  /**
   * For a connection that sent something other than a valid request: lets the responses to earlier requests go out and
   * then ends the connection. Returns false when there are none to wait for.
   */
  endAfterResponses(socket: Socket): boolean {
    const queue = this.#queues.get(socket) ?? [];
    // The last one may be the one that could not be parsed.
    while (queue.at(-1)?.request.complete === false) queue.pop();
    const last = queue.at(-1);
    if (last === undefined) return false;
    last.response.shouldKeepAlive = false;
    last.response.once('close', () => socket.destroySoon());
    return true;
  }

  #begin(exchange: Exchange): void {
    const { request, response } = exchange;
    const { socket } = request;
    response.once('close', () => {
      const queue = this.#queues.get(socket);
      if (queue?.[0] === exchange) queue.shift();
      const next = queue?.[0];
      // A response that ended the connection was the last: requests pipelined behind it are not handled.
      if (next !== undefined && !socket.destroyed && !socket.writableEnded) this.#begin(next);
    });
    this.#listener(request, response);
  }
}
