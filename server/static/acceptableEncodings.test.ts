import { describe, expect, it } from 'vitest';
import { acceptableEncodings, type Encoding, encodingCacheSize } from './acceptableEncodings.ts';

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

  it('ignores a header that is longer than any browser sends', () => {
    expect(acceptableEncodings(`br, ${'a'.repeat(15_000)}`)).toEqual(['identity']);
  });

  it('caches no more than a few kilobytes of made-up headers', () => {
    const most = Array.from({ length: 10_000 }, (_, index) => {
      acceptableEncodings(`br, ${'a'.repeat(index % 300)}${index}`);
      return encodingCacheSize();
    });
    expect(Math.max(...most)).toBeLessThanOrEqual(8192);
    // A flood of made-up headers must not keep the real ones out.
    const before = encodingCacheSize();
    acceptableEncodings('gzip, deflate, br, zstd');
    const after = encodingCacheSize();
    expect(acceptableEncodings('gzip,deflate,BR,zstd')).toEqual(['br', 'gzip', 'identity']);
    expect(encodingCacheSize()).toBe(after);
    expect(after).not.toBe(before);
  });
});
