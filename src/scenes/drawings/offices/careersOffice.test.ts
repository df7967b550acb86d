import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { careersOffice, PLACES } from './careersOffice.ts';

/** Dashed outlines: the figures drawn with the dashed pen. */
const dashed = (open: number) => careersOffice(open)('day').svg.match(/<use class="ax"/g)?.length ?? 0;

it.each([0, 1, 12, 30])('leaves as many places empty as are open: %i', (open) => {
  expect(dashed(open)).toBe(open);
});

it('never shows more empty places than it has', () => {
  expect(dashed(PLACES + 10)).toBe(PLACES);
});

it('stays within the size limit of a building', () => {
  expect(brotliCompressSync(Buffer.from(careersOffice(12)('day').svg)).length).toBeLessThan(12_000);
});
