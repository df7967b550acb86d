/** Numbers in [0, 1) that are the same for a given seed on every machine (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One number in [0, 1) that depends only on a position, so an object keeps its look whatever the drawing order. */
export function hashAt(x: number, y: number): number {
  const value = Math.abs(Math.sin(x * 12.9 + y * 7.3) * 43758.5);
  return value - Math.floor(value);
}

/** A seed from a page's slug (FNV-1a), so every page has its own drawing, which stays the same between builds. */
export function seedFrom(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0) % 100000;
}
