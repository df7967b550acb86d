import { describe, expect, it } from 'vitest';
import { acceptableEncodings, type Encoding } from './acceptableEncodings.ts';

describe('acceptableEncodings', () => {
  it.each<[string, Encoding[]]>([
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'gzip', 'identity']],
    ['GZIP', ['gzip', 'identity']],
    ['x-gzip', ['gzip', 'identity']],
    ['br;q=0.5, gzip;q=0.8', ['gzip', 'br', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['*', ['br', 'gzip', 'identity']],
    ['*;q=0', []],
    ['identity, br;q=0.2', ['identity', 'br']],
    ['br;q=nonsense', ['identity']],
    ['zstd', ['identity']],
  ])('reads "%s" as %j', (header, encodings) => {
    expect(acceptableEncodings(header)).toEqual(encodings);
  });

  it('reads no header that no browser sends', () => {
    expect(acceptableEncodings(`br, ${'a'.repeat(15_000)}`)).toEqual(['identity']);
  });

  it('does not grow with what clients make up', () => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    for (let index = 0; index < 100_000; index += 1) acceptableEncodings(`br, ${'a'.repeat(190)}${index}`);
    for (let index = 0; index < 5000; index += 1) acceptableEncodings(`br, ${'a'.repeat(15_000)}${index}`);
    globalThis.gc?.();
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(60_000_000);
  });
});
