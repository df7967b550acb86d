import { describe, expect, it } from 'vitest';
import { CircuitBreaker } from './CircuitBreaker.ts';

function downSince(now: number): CircuitBreaker {
  const breaker = new CircuitBreaker();
  for (let count = 0; count < 5; count += 1) breaker.failed(now, 1);
  return breaker;
}

describe('CircuitBreaker', () => {
  it('lets everything pass until five failures in a row', () => {
    const breaker = new CircuitBreaker();
    for (let count = 0; count < 4; count += 1) breaker.failed(0);
    breaker.succeeded();
    for (let count = 0; count < 4; count += 1) breaker.failed(0);
    expect(breaker.allow(8, 0)).toEqual({ count: 8, wait: 0 });
    expect(breaker.isOpen).toBe(false);
  });

  it('leaves a service that is down alone, then lets one request probe it', () => {
    const breaker = downSince(0);
    expect(breaker.isOpen).toBe(true);
    expect(breaker.allow(8, 3999)).toEqual({ count: 0, wait: 1 });
    expect(breaker.allow(8, 4000)).toEqual({ count: 1, wait: 0 });
    breaker.sending(1);
    expect(breaker.allow(8, 4001).count).toBe(0);
    breaker.succeeded();
    expect(breaker.allow(8, 4002)).toEqual({ count: 8, wait: 0 });
  });

  it('waits longer after each failed probe, up to a minute', () => {
    const breaker = downSince(0);
    let now = 4000;
    const waits: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      breaker.sending(1);
      breaker.failed(now, 1);
      // A failure of a request that was already in flight does not count.
      breaker.failed(now, 1);
      const { wait } = breaker.allow(1, now);
      waits.push(wait);
      now += wait;
    }
    expect(waits).toEqual([8000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it('pauses for as long as the service asks', () => {
    const breaker = new CircuitBreaker();
    breaker.pause(10_000);
    breaker.pause(5000);
    expect(breaker.allow(8, 9000)).toEqual({ count: 0, wait: 1000 });
    expect(breaker.allow(8, 10_000)).toEqual({ count: 8, wait: 0 });
  });
});
