import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConnectionGuard } from './ConnectionGuard.ts';

const LIMITS = {
  connections: 100,
  perAddress: 10,
  waitingBytes: 1_000_000,
  stallTime: 20_000,
  leastRate: 4096,
  interval: 500,
};

/** A connection as the guard sees it. The system accepts bytes of its response when the client reads. */
class Client extends EventEmitter {
  remoteAddress = '203.0.113.5';
  bytesWritten = 0;
  writableLength = 0;
  isClosed = false;

  /** The server writes this many bytes, which stay in the buffer. */
  send(bytes: number): void {
    this.bytesWritten += bytes;
    this.writableLength += bytes;
  }

  read(bytes: number): void {
    this.writableLength -= bytes;
  }

  destroy(): void {
    this.isClosed = true;
    this.emit('close');
  }
}

let server: EventEmitter;
let closed: string[];
let client: Client;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  server = Object.assign(new EventEmitter(), { setTimeout: () => undefined });
  closed = [];
  new ConnectionGuard(LIMITS, undefined, (reason) => closed.push(reason)).watch(server as Server);
  client = new Client();
  server.emit('connection', client);
});
afterEach(() => {
  server.emit('close');
  vi.useRealTimers();
});

describe('a client that reads its response', () => {
  it('is not cut off while it keeps reading, however long it takes', () => {
    client.send(64_000);
    // An hour, with a piece of 64 kB pending all the time.
    for (let seconds = 0; seconds < 3600; seconds += 10) {
      vi.advanceTimersByTime(10_000);
      client.read(64_000);
      client.send(64_000);
    }
    expect(closed).toEqual([]);
  });

  it('is cut off if it reads more slowly than the minimum rate', () => {
    client.send(64_000);
    // 100 bytes a second would take more than ten minutes.
    for (let seconds = 0; seconds < 60 && !client.isClosed; seconds += 1) {
      vi.advanceTimersByTime(1000);
      client.read(100);
    }
    expect(closed).toEqual(['slow']);
  });

  it('is not charged for the time before its request', () => {
    vi.advanceTimersByTime(600_000);
    client.send(64_000);
    vi.advanceTimersByTime(19_000);
    client.read(64_000);
    vi.advanceTimersByTime(600_000);
    expect(closed).toEqual([]);
  });
});

it('cuts off a client that reads nothing', () => {
  client.send(64_000);
  vi.advanceTimersByTime(35_000);
  expect(closed).toEqual([]);
  vi.advanceTimersByTime(2000);
  expect(closed).toEqual(['slow']);
  expect(client.isClosed).toBe(true);
});

it('cuts off the client that has waited longest if all together leave too much unread', () => {
  client.send(600_000);
  vi.advanceTimersByTime(1000);
  const second = new Client();
  server.emit('connection', second);
  second.send(600_000);
  vi.advanceTimersByTime(1000);
  expect(closed).toEqual(['memory']);
  expect([client.isClosed, second.isClosed]).toEqual([true, false]);
});
