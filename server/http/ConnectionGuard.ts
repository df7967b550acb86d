import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { addressGroups, plainAddress } from './clientAddress.ts';
import type { IsTrustedProxy } from './trustedProxies.ts';

/** Limits on what clients may occupy. */
export interface ConnectionLimits {
  /** Connections in all. */
  connections: number;
  /** Connections per address (per /64 of IPv6) that is not a trusted proxy. */
  perAddress: number;
  /** Total bytes of responses that clients have not read yet. */
  waitingBytes: number;
  /** Time for which a client may read nothing of a response, in ms. */
  stallTime: number;
  /** Minimum rate at which the rest of a response must be read, in bytes per second. */
  leastRate: number;
  /** How often connections are checked, in ms. */
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
 * Why a connection was closed. address: too many from its address. total: too many in all. slow: the client reads too
 * slowly or not at all. memory: clients together have left too much unread.
 */
export type ClosedReason = 'address' | 'total' | 'slow' | 'memory';

/** A response that a client is still reading. */
interface Transfer {
  since: number;
  /** Bytes that the kernel had accepted on this connection by then. */
  startBytes: number;
}

const bytesSent = (socket: Socket) => socket.bytesWritten - socket.writableLength;

/**
 * Closes connections whose clients do not read what they asked for. A response stays in memory until the client reads
 * it, which could be forever.
 */
export class ConnectionGuard {
  readonly #limits: ConnectionLimits;
  readonly #isTrusted: IsTrustedProxy | undefined;
  readonly #onClosed: (reason: ClosedReason) => void;
  /** Open connections, each with its pending response, if any. */
  readonly #transfers = new Map<Socket, Transfer | undefined>();
  readonly #perAddress = new Map<string, number>();

  /** onClosed is called for each connection that is closed or rejected. */
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
    const timer = setInterval(() => this.#check(), interval).unref();
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
    this.#transfers.set(socket, undefined);
    socket.once('close', () => {
      this.#transfers.delete(socket);
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

  #check(): void {
    const now = performance.now();
    const { stallTime, leastRate, waitingBytes } = this.#limits;
    const waiting: { socket: Socket; since: number }[] = [];
    let bytes = 0;
    for (const [socket, known] of this.#transfers) {
      const unsent = socket.writableLength;
      const transfer = unsent === 0 ? undefined : (known ?? { since: now, startBytes: bytesSent(socket) });
      if (transfer !== known) this.#transfers.set(socket, transfer);
      if (transfer === undefined) continue;
      // A long response is written in pieces: a client that keeps reading gets the time for all of them.
      const amount = bytesSent(socket) - transfer.startBytes + unsent;
      if (now - transfer.since > stallTime + (amount / leastRate) * 1000) this.#close(socket, 'slow');
      else {
        bytes += unsent;
        waiting.push({ socket, since: transfer.since });
      }
    }
    if (bytes <= waitingBytes) return;
    // Whoever has waited longest is the least likely to go on reading.
    waiting.sort((first, second) => first.since - second.since);
    for (const { socket } of waiting) {
      if (bytes <= waitingBytes) return;
      bytes -= socket.writableLength;
      this.#close(socket, 'memory');
    }
  }
}
