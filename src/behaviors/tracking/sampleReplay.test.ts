import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginSession } from '../testing/beginSession.ts';
import { sampleReplay } from './sampleReplay.ts';

/** A seeded generator of uniform numbers from 0 to 1, the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

describe('sampleReplay', () => {
  beforeEach(() => void beginSession());

  it('records 20 % of 10,000 sessions, within a point', () => {
    const random = seeded(2026);
    const recorded = Array.from({ length: 10_000 }, () => {
      beginSession();
      return sampleReplay(0.2, random);
    }).filter(Boolean);
    expect(recorded.length / 10_000).toBeGreaterThan(0.19);
    expect(recorded.length / 10_000).toBeLessThan(0.21);
  });

  it('decides once per session', () => {
    expect(sampleReplay(0.2, () => 0.19)).toBe(true);
    expect(sampleReplay(0.2, () => 0.99)).toBe(true);
    beginSession();
    expect(sampleReplay(0.2, () => 0.2)).toBe(false);
    expect(sampleReplay(0.2, () => 0)).toBe(false);
  });

  it('records no one whose browser blocks storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(sampleReplay(1, () => 0)).toBe(false);
  });
});
