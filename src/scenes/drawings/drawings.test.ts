import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sceneSchema } from '../sceneSchema.ts';
import { type DrawingName, drawingNames, drawings } from './drawings.ts';

const packed = (svg: string) => brotliCompressSync(Buffer.from(svg)).length;

describe.each(drawingNames)('%s', (name: DrawingName) => {
  const { svg, width, height } = drawings[name]('day');

  it('is a sized picture of whole numbers', () => {
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
    expect(svg).toContain(` width="${width}" height="${height}"`);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/ style="/);
  });

  it('stays within its size limit: 4 kB for an object, 12 kB for a building', () => {
    expect(packed(svg)).toBeLessThan(width * height <= 320 * 220 ? 4000 : 12_000);
  });

  it('is deterministic, and differs at night', () => {
    expect(drawings[name]('day').svg).toBe(svg);
    expect(drawings[name]('night').svg).not.toBe(svg);
  });
});

describe('a page that names a drawing', () => {
  it('gets one by its name', () => {
    expect(sceneSchema.parse({ scene: 'drawing', name: 'plant-room' })).toMatchObject({ tone: 'day' });
  });

  it('gets the known names for an unknown one', () => {
    expect(() => sceneSchema.parse({ scene: 'drawing', name: 'plantroom' })).toThrow(
      /no drawing “plantroom”: did you mean “plant-room”\?/,
    );
  });
});
