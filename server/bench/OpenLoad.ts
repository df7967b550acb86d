import { connect, type Socket } from 'node:net';
import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';

export interface OpenLoadOptions {
  port: number;
  connections: number;
  /** Requests a second, sent whether or not earlier ones are answered. */
  rate: number;
  /** The bytes of a request; its answers are all of one size. */
  request: Buffer;
  /** Largest wait for an answer that is measured, in ms. */
  longest?: number;
}

/**
 * Sends requests at a fixed rate over kept connections, one at a time on each. A wait counts from the moment at which
 * a request was due, so that a server that stops for a second is charged for all that would have been asked meanwhile.
 * Plain sockets that count bytes: parsing answers would cost more than giving them.
 */
export class OpenLoad {
  /** Waits since it was last reset, in microseconds. */
  readonly waits: RecordableHistogram;
  answered = 0;
  /** Connections that the server closed or refused. */
  lost = 0;
  readonly #options: OpenLoadOptions;
  readonly #sockets = new Set<Socket>();
  readonly #idle: Connection[] = [];
  /** When requests were due that no connection is free for. */
  readonly #due: number[] = [];
  #size = 0;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: OpenLoadOptions) {
    this.#options = options;
    this.waits = createHistogram({ lowest: 1, highest: (options.longest ?? 60_000) * 1000, figures: 3 });
  }

  /** Connects, learns how large an answer is, and begins to send. */
  async start(): Promise<void> {
    this.#size = await this.#sizeOfAnswer();
    for (let count = 0; count < this.#options.connections; count += 1) this.#connect();
    const started = performance.now();
    let sent = 0;
    this.#timer = setInterval(() => {
      const now = performance.now();
      const wanted = Math.floor(((now - started) / 1000) * this.#options.rate);
      for (; sent < wanted; sent += 1) this.#due.push(started + (sent / this.#options.rate) * 1000);
      this.#send();
    }, 1);
  }

  /** Requests that are due and not sent: a rate that is more than the server, or this program, can do. */
  get backlog(): number {
    return this.#due.length;
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
    for (const socket of this.#sockets) socket.destroy();
  }

  #send(): void {
    let first = 0;
    while (first < this.#due.length) {
      const connection = this.#idle.pop();
      if (!connection) break;
      connection.due = this.#due[first] ?? 0;
      first += 1;
      connection.socket.write(this.#options.request);
    }
    this.#due.splice(0, first);
  }

  #connect(): void {
    const socket = connect(this.#options.port, '127.0.0.1').setNoDelay(true);
    const connection: Connection = { socket, due: 0, received: 0 };
    this.#sockets.add(socket);
    socket.once('connect', () => this.#idle.push(connection));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      this.#sockets.delete(socket);
      const place = this.#idle.indexOf(connection);
      if (place >= 0) this.#idle.splice(place, 1);
      if (this.#isStopped) return;
      this.lost += 1;
      this.#connect();
    });
    socket.on('data', (chunk) => {
      connection.received += chunk.length;
      if (connection.received < this.#size) return;
      connection.received -= this.#size;
      this.answered += 1;
      this.waits.record(Math.max(1, Math.round((performance.now() - connection.due) * 1000)));
      this.#idle.push(connection);
      if (this.#due.length > 0) this.#send();
    });
  }

  #sizeOfAnswer(): Promise<number> {
    return new Promise((resolve, reject) => {
      const socket = connect(this.#options.port, '127.0.0.1');
      let text = '';
      socket.setEncoding('latin1').once('error', reject);
      socket.on('data', (chunk) => {
        text += chunk;
        const head = text.indexOf('\r\n\r\n');
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
        if (head === -1 || text.length < head + 4 + length) return;
        socket.destroy();
        resolve(head + 4 + length);
      });
      socket.write(this.#options.request);
    });
  }
}

interface Connection {
  socket: Socket;
  /** When the request under way was due, in ms. */
  due: number;
  /** Bytes of the answer under way. */
  received: number;
}
