import { copyFile, mkdir, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeShareCards } from './shareCards.ts';

const card = (path: string, scene: string | undefined, tone: 'day' | 'night' = 'day') => ({
  path,
  title: 'Every job in the building, in one queue',
  kicker: 'Facility management',
  scene,
  tone,
  address: `/og/test${path.replaceAll('/', '-')}.${tone === 'day' ? '0000000d' : '0000000e'}.png`,
});

let out = '';
const folder = {
  copy: async (path: string, source: string) => {
    const target = join(out, path);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(source, target);
  },
};
beforeAll(async () => {
  out = await mkdtemp(join(tmpdir(), 'cards-'));
});
afterAll(async () => {
  await rm(out, { recursive: true });
});

describe('makeShareCards', () => {
  it('writes a picture of 1200 × 630 and at most 60 kB to each address', async () => {
    const cards = [card('/estate/', 'estate', 'night'), card('/qr/', 'detail-qr'), card('/none/', undefined)];
    await makeShareCards(cards, folder);
    for (const { address } of cards) {
      const picture = await sharp(await readFile(join(out, address))).metadata();
      expect(picture).toMatchObject({ format: 'png', width: 1200, height: 630 });
      expect((await stat(join(out, address))).size).toBeLessThanOrEqual(60_000);
    }
  });

  it('writes the title on every ground, however many colors that has', async () => {
    const cards = (['day', 'night'] as const).flatMap((tone) => [
      card(`/title-estate-${tone}/`, 'estate', tone),
      card(`/title-drawing-${tone}/`, 'plant-room', tone),
    ]);
    await makeShareCards(cards, folder);
    for (const { path, address, tone } of cards) {
      const { data } = await sharp(await readFile(join(out, address)))
        .extract({ left: 64, top: 146, width: 480, height: 240 })
        .grayscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const written = data.filter((value) => (tone === 'day' ? value < 80 : value > 180)).length;
      expect(written / data.length, path).toBeGreaterThan(0.04);
    }
  });

  it('names page and drawing when there is no such drawing', async () => {
    await expect(makeShareCards([card('/oops/', 'castle')], folder)).rejects.toThrow(/\/oops\/.*"castle"/);
  });
});
