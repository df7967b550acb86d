import { describe, expect, it } from 'vitest';
import { RateLimiter } from './RateLimiter.ts';

function createLimiter(limit: number) {
  let now = 0;
  const limiter = new RateLimiter(limit, () => now);
  return {
    limiter,
    pass: (time: number) => {
      now += time;
    },
    /** How many of these submissions are accepted. */
    taken: (count: number, addressOf: (index: number) => string) =>
      Array.from({ length: count }, (_, index) => limiter.take(addressOf(index))).filter(
        (refusal) => refusal === undefined,
      ).length,
  };
}

describe('RateLimiter', () => {
  it('accepts a limited number per address and minute', () => {
    const { limiter, pass, taken } = createLimiter(20);
    expect(taken(30, () => '203.0.113.5')).toBe(20);
    expect(taken(1, () => '203.0.113.6')).toBe(1);
    pass(45_000);
    expect(limiter.take('203.0.113.5')?.retryAfter).toBe(15);
    pass(15_000);
    expect(taken(30, () => '203.0.113.5')).toBe(20);
  });

  it('counts a /64 as one address, and gives a /56 and a /48 a larger budget', () => {
    const inOne = createLimiter(20);
    expect(inOne.taken(100, (index) => `2001:db8:1:1::${index.toString(16)}`)).toBe(20);
    // A neighbor in the same /56 has its own budget.
    expect(inOne.taken(100, () => '2001:db8:1:2::1')).toBe(20);
    const in56 = createLimiter(20);
    expect(in56.taken(2000, (index) => `2001:db8:1:${(index % 256).toString(16)}::1`)).toBe(80);
    const in48 = createLimiter(20);
    expect(in48.taken(4000, (index) => `2001:db8:1:${((index * 256) % 65_536).toString(16)}::1`)).toBe(320);
    const spread = createLimiter(20);
    expect(spread.taken(400, (index) => `2001:db8:${index.toString(16)}::1`)).toBe(400);
  });

  it('spends a full page on a few refusals only', () => {
    const { limiter, taken } = createLimiter(1);
    taken(1, () => '203.0.113.5');
    const pages = Array.from({ length: 10 }, () => limiter.take('203.0.113.5')?.allowsPage);
    expect(pages.filter(Boolean)).toHaveLength(3);
    expect(limiter.refuse('203.0.113.5')?.retryAfter).toBe(60);
    expect(limiter.refuse('203.0.113.6')).toBeUndefined();
    const others = Array.from({ length: 200 }, (_, index) => `198.51.100.${index}`);
    const others2 = others.flatMap((address) => [limiter.take(address), limiter.take(address)]);
    expect(others2.filter((refusal) => refusal?.allowsPage)).toHaveLength(7);
  });

  it('delays each refusal of an address that keeps submitting, until its minute is over', () => {
    const { limiter, pass, taken } = createLimiter(1);
    taken(4, () => '203.0.113.5');
    const waits = Array.from({ length: 100 }, () => limiter.refuse('203.0.113.5')?.wait);
    expect(waits.filter((wait) => wait === 0)).toHaveLength(47);
    const later = waits.slice(47).map((wait) => wait ?? 0);
    expect(Math.min(...later)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...later)).toBeLessThan(2000);
    // Requests that arrive together do not get their responses together.
    expect(new Set(later).size).toBe(later.length);
    pass(60_000);
    expect(limiter.refuse('203.0.113.5')).toBeUndefined();
  });

  it('remembers a limited number of addresses', () => {
    const { limiter, taken } = createLimiter(1);
    taken(60_000, (index) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`);
    expect(limiter.take('10.0.234.95')).toBeDefined();
    expect(limiter.take('10.0.0.1')).toBeUndefined();
  });
});
