/** A seeded generator of numbers in [0, 1), the same on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number in [0, 1) that depends only on a position, so that an object's look does not depend on drawing order. */
export function hashAt(x: number, y: number): number {
  const value = Math.abs(Math.sin(x * 12.9 + y * 7.3) * 43758.5);
  return value - Math.floor(value);
}

/** A seed from a page's slug (FNV-1a), so that every page has its own drawing, the same in every build. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % 100000;
}
