import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroups, plainAddress } from './clientAddress.ts';
import type { IsTrustedProxy } from './trustedProxies.ts';

/** How much of the server its clients may hold. */
export interface ConnectionLimits {
  /** Connections in all. */
  connections: number;
  /** Connections of one address (of IPv6, one network of 64 bits) that is no trusted proxy. */
  perAddress: number;
  /** Bytes that were answered and are not taken yet, in all. */
  waitingBytes: number;
  /** Time for which a client may take nothing of an answer, in ms. */
  stallTime: number;
  /** Least bytes a second in which an answer has to be taken beyond that. */
  leastRate: number;
  /** How often connections are looked at, in ms. */
  interval: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  connections: 8192,
  perAddress: 512,
  waitingBytes: 64 * 1024 * 1024,
  stallTime: 20_000,
  leastRate: 4096,
  interval: 500,
};

/**
 * Why a connection was closed. address: its address has too many. total: there are too many in all. slow: the client reads
 * too slowly or not at all. memory: all clients together have left too much unread.
 */
export type ClosedReason = 'address' | 'total' | 'slow' | 'memory';

/** What a client is taking: since when, and how many bytes the system had taken for it by then. */
interface Taking {
  since: number;
  from: number;
}

const takenBy = (socket: Socket) => socket.bytesWritten - socket.writableLength;

/**
 * Cuts connections that hold the server without taking what they asked for. What is answered lies in memory until the
 * client takes it: a client that never does would keep it there for ever.
 */
export class ConnectionGuard {
  readonly #limits: ConnectionLimits;
  readonly #isTrusted: IsTrustedProxy | undefined;
  readonly #onClosed: (reason: ClosedReason) => void;
  /** Open connections, with what each is taking while something waits for it. */
  readonly #taking = new Map<Socket, Taking | undefined>();
  readonly #perAddress = new Map<string, number>();

  /** onClosed is called for each connection that is closed or not let in. */
  constructor(
    limits: ConnectionLimits,
    isTrusted: IsTrustedProxy | undefined,
    onClosed: (reason: ClosedReason) => void,
  ) {
    this.#limits = limits;
    this.#isTrusted = isTrusted;
    this.#onClosed = onClosed;
  }

  /** Watches every connection of a server until it closes. */
  watch(server: Server): void {
    const { connections, stallTime, interval } = this.#limits;
    server.maxConnections = connections;
    server.setTimeout(stallTime);
    server.on('drop', () => this.#onClosed('total'));
    server.on('connection', (socket: Socket) => this.#accept(socket));
    const timer = setInterval(() => this.#look(), interval).unref();
    server.once('close', () => clearInterval(timer));
  }

  #accept(socket: Socket): void {
    const address = plainAddress(socket.remoteAddress ?? '') ?? '';
    const key = this.#isTrusted?.(address, 0) ? undefined : (addressGroups(address)[0]?.key ?? '');
    if (key !== undefined) {
      const count = (this.#perAddress.get(key) ?? 0) + 1;
      if (count > this.#limits.perAddress) {
        this.#close(socket, 'address');
        return;
      }
      this.#perAddress.set(key, count);
    }
    this.#taking.set(socket, undefined);
    socket.once('close', () => {
      this.#taking.delete(socket);
      if (key === undefined) return;
      const left = (this.#perAddress.get(key) ?? 1) - 1;
      if (left === 0) this.#perAddress.delete(key);
      else this.#perAddress.set(key, left);
    });
  }

  #close(socket: Socket, reason: ClosedReason): void {
    socket.destroy();
    this.#onClosed(reason);
  }

  #look(): void {
    const now = performance.now();
    const { stallTime, leastRate, waitingBytes } = this.#limits;
    const waiting: { socket: Socket; since: number }[] = [];
    let bytes = 0;
    for (const [socket, known] of this.#taking) {
      const waits = socket.writableLength;
      const taking = waits === 0 ? undefined : (known ?? { since: now, from: takenBy(socket) });
      if (taking !== known) this.#taking.set(socket, taking);
      if (taking === undefined) continue;
      // A long answer is written piece by piece: who takes one after the other is given the time for all of them.
      const amount = takenBy(socket) - taking.from + waits;
      if (now - taking.since > stallTime + (amount / leastRate) * 1000) this.#close(socket, 'slow');
      else {
        bytes += waits;
        waiting.push({ socket, since: taking.since });
      }
    }
    if (bytes <= waitingBytes) return;
    // Who has waited longest is the least likely to take anything still.
    waiting.sort((first, second) => first.since - second.since);
    for (const { socket } of waiting) {
      if (bytes <= waitingBytes) return;
      bytes -= socket.writableLength;
      this.#close(socket, 'memory');
    }
  }
}
