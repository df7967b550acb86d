import { describe, expect, it } from 'vitest';
import { drawReplay } from './drawReplay.ts';

/** A generator of even numbers from 0 to 1 that is the same in every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The memory of a new tab. */
function newSession(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

describe('drawReplay', () => {
  it('records 20 % of 10,000 sessions, within a point', () => {
    const random = seeded(2026);
    const recorded = Array.from({ length: 10_000 }, () => drawReplay(0.2, newSession, random)).filter(
      Boolean,
    );
    expect(recorded.length / 10_000).toBeGreaterThan(0.19);
    expect(recorded.length / 10_000).toBeLessThan(0.21);
  });

  it('draws once a session and keeps to it', () => {
    const session = newSession();
    expect(
      drawReplay(
        0.2,
        () => session,
        () => 0.19,
      ),
    ).toBe(true);
    expect(
      drawReplay(
        0.2,
        () => session,
        () => 0.99,
      ),
    ).toBe(true);
    const other = newSession();
    expect(
      drawReplay(
        0.2,
        () => other,
        () => 0.2,
      ),
    ).toBe(false);
    expect(
      drawReplay(
        0.2,
        () => other,
        () => 0,
      ),
    ).toBe(false);
  });

  it('records nobody whose browser stores nothing', () => {
    const refused = () => {
      throw new Error('storage is off');
    };
    expect(drawReplay(1, refused, () => 0)).toBe(false);
  });
});
