import { describe, expect, it } from 'vitest';
import { type Encoding, negotiateEncoding } from './negotiateEncoding.ts';

const all: Encoding[] = ['identity', 'br', 'gzip'];

describe('negotiateEncoding', () => {
  it.each<[string | undefined, Encoding[], Encoding]>([
    [undefined, all, 'identity'],
    ['', all, 'identity'],
    ['gzip, deflate, br, zstd', all, 'br'],
    ['GZIP', all, 'gzip'],
    ['x-gzip', all, 'gzip'],
    ['br;q=0.5, gzip;q=0.8', all, 'gzip'],
    ['br;q=0, gzip', all, 'gzip'],
    ['*', all, 'br'],
    ['*;q=0', all, 'identity'],
    ['br', ['identity', 'gzip'], 'identity'],
    ['identity, br;q=0.2', all, 'identity'],
    ['br;q=nonsense', all, 'identity'],
    ['zstd', all, 'identity'],
  ])('answers "%s" out of %j with %s', (header, available, expected) => {
    expect(negotiateEncoding(header, available)).toBe(expected);
  });
});
