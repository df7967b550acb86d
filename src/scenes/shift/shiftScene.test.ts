import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isCutBy, middleFrame, STRIP_WIDTHS } from '../pen/cropAround.ts';
import { places, shiftPicture, shiftScene } from './shiftScene.ts';
import { WIDTH } from './stage.ts';

const names = Object.keys(places) as (keyof typeof places)[];

/** A seed for every composition of a place, and some that only change who else is there. */
const shifts = names.flatMap((place) =>
  Array.from({ length: 3 * places[place].leads.length }, (_, seed) => ({
    place,
    seed,
    live: 'cmms' as const,
  })),
);

describe.each(shifts)('$place $seed', (shift) => {
  const { svg, parts = [] } = shiftScene(shift);

  it('is a small file without faults, the same each time', () => {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(brotliCompressSync(Buffer.from(svg)).length).toBeLessThan(12_000);
    expect(shiftScene(shift).svg).toBe(svg);
  });

  it('has somebody whole in the part that phones show, and cuts nobody anywhere', () => {
    const frames = STRIP_WIDTHS.map((times) => middleFrame(WIDTH, (1.5 * WIDTH) / times));
    expect(parts.filter((part) => frames.some((frame) => isCutBy(frame, part)))).toEqual([]);
    const phone = frames[2];
    expect(parts.some(({ left, right }) => phone && left > phone.left && right < phone.right)).toBe(true);
  });
});

describe('a seed', () => {
  it.each(names)('shows other machines of the place: %s', (place) => {
    const of = (seed: number) => ({ place, seed, live: 'cmms' as const });
    const count = places[place].leads.length;
    const seeds = Array.from({ length: count }, (_, seed) => seed);
    expect(new Set(seeds.map((seed) => shiftPicture(of(seed)))).size).toBe(count);
    expect(new Set(seeds.map((seed) => shiftScene(of(seed)).svg)).size).toBe(count);
    // The same machines in the middle are one picture, whoever else is there.
    expect(shiftPicture(of(count))).toBe(shiftPicture(of(0)));
    expect(shiftScene(of(count)).svg).not.toBe(shiftScene(of(0)).svg);
  });
});
