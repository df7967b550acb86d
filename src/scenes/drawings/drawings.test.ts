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

  it('keeps to its weight: 4 kB for an object, 12 kB for a building', () => {
    expect(packed(svg)).toBeLessThan(width * height <= 320 * 220 ? 4000 : 12_000);
  });

  it('is the same each time, and another at night', () => {
    expect(drawings[name]('day').svg).toBe(svg);
    expect(drawings[name]('night').svg).not.toBe(svg);
  });
});

describe('a page that asks for a drawing', () => {
  it('gets one by its name', () => {
    expect(sceneSchema.parse({ scene: 'drawing', name: 'plant-room' })).toMatchObject({ tone: 'day' });
  });

  it('is told the names when there is none of that name', () => {
    expect(() => sceneSchema.parse({ scene: 'drawing', name: 'plantroom' })).toThrow(
      /no drawing “plantroom”: did you mean “plant-room”\?/,
    );
  });
});
