import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { siteConfig } from '../../config/siteConfig.ts';
import { resizedImages, resizeImage } from './resizedImages.ts';

const settings = { ...siteConfig.images, provider: 'local' as const };
let root = '';

const draw = (width: number, height: number, red: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } });

beforeEach(() => {
  mkdirSync('.cache/test', { recursive: true });
  root = mkdtempSync(join('.cache', 'test', 'media-'));
  mkdirSync(join(root, 'media'));
  vi.stubEnv('SITE_CONTENT', root);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

const fileOf = (name: string) => join(root, 'media', name);

/** Format and size of each resized picture. */
async function resizeAll() {
  const made: string[] = [];
  for (const resized of resizedImages(settings).values()) {
    const { format, width, height } = await sharp(await resizeImage(resized)).metadata();
    made.push(`${format} ${width} × ${height}`);
  }
  return made;
}

it('makes a picture in every width and format', async () => {
  await draw(700, 350, 10).png().toFile(fileOf('plan.png'));
  expect(await resizeAll()).toEqual([
    'heif 320 × 160',
    'webp 320 × 160',
    'heif 640 × 320',
    'webp 640 × 320',
    'heif 700 × 350',
    'webp 700 × 350',
  ]);
});

it('turns a photograph that says how it was held', async () => {
  await draw(60, 30, 20).jpeg().withMetadata({ orientation: 6 }).toFile(fileOf('a.jpg'));
  expect(await resizeAll()).toEqual(['heif 30 × 60', 'webp 30 × 60']);
});

it('names a changed picture anew', async () => {
  await draw(40, 40, 30).png().toFile(fileOf('a.png'));
  const before = [...resizedImages(settings).keys()];
  await draw(40, 40, 200).png().toFile(fileOf('a.png'));
  const after = [...resizedImages(settings).keys()];
  expect(after).toHaveLength(before.length);
  expect(after.filter((name) => before.includes(name))).toEqual([]);
});

it('names a photograph that breaks off, and says what to do', async () => {
  const whole = await draw(400, 400, 30).jpeg().toBuffer();
  writeFileSync(fileOf('roof.jpg'), whole.subarray(0, whole.length / 2));
  await expect(resizeAll()).rejects.toThrow(/“roof\.jpg” is damaged.*: export it again/);
});

it('resizes nothing where another host does', async () => {
  await draw(40, 40, 30).png().toFile(fileOf('a.png'));
  expect(resizedImages({ ...settings, provider: 'cdn' }).size).toBe(0);
});
