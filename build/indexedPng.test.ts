import sharp from 'sharp';
import { expect, it } from 'vitest';
import { indexedPng } from './indexedPng.ts';

it('writes each pixel in its color', async () => {
  const png = await indexedPng({
    width: 3,
    height: 2,
    indices: Uint8Array.of(0, 1, 2, 2, 1, 0),
    palette: [255, 0, 0, 0, 255, 0, 10, 20, 30],
  });
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 3, height: 2, channels: 3 });
  expect([...data]).toEqual([255, 0, 0, 0, 255, 0, 10, 20, 30, 10, 20, 30, 0, 255, 0, 255, 0, 0]);
});
