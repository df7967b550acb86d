import { mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteConfig } from '../config/siteConfig.ts';
import { onProgress, type Progress } from '../server/progress/reportProgress.ts';

const settings = { ...siteConfig.images, provider: 'local' as const };
let root = '';

/** Loads the step, in a content folder of its own. */
async function load() {
  vi.resetModules();
  const [preparation, images, { readMediaImage }] = await Promise.all([
    import('./prepareImages.ts'),
    import('../src/media/imageSources.ts'),
    import('../src/media/mediaFiles.ts'),
  ]);
  return { ...preparation, ...images, readMediaImage };
}

const draw = (width: number, height: number, red: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 0, b: 0 } } });

beforeEach(() => {
  mkdirSync('.cache/test', { recursive: true });
  root = mkdtempSync(join('.cache', 'test', 'media-'));
  mkdirSync(join(root, 'media', 'pages'), { recursive: true });
  vi.stubEnv('SITE_CONTENT', root);
  vi.stubEnv('SITE_IMAGE_CACHE', join(root, 'img'));
});

afterEach(() => vi.unstubAllEnvs());

describe('prepareImages', () => {
  it('measures each picture and makes it in every width and format', async () => {
    await draw(700, 350, 10)
      .png()
      .toFile(join(root, 'media', 'pages', 'plan.png'));
    const { prepareImages, imageFileName, readMediaImage, IMAGE_CACHE } = await load();
    const reports: Progress[] = [];
    const stop = onProgress((report) => reports.push(report));
    await prepareImages(settings);
    stop();
    expect(reports.at(-1)).toEqual({ stage: 'Photographs', done: 6, total: 6 });
    const image = readMediaImage('pages/plan.png');
    expect(image).toMatchObject({ path: 'pages/plan.png', width: 700, height: 350 });
    for (const width of [320, 640, 700])
      for (const [format, known] of [
        ['webp', 'webp'],
        ['avif', 'heif'],
      ] as const) {
        const file = join(IMAGE_CACHE, imageFileName(image, width, format));
        expect(await sharp(await readFile(file)).metadata()).toMatchObject({
          format: known,
          width,
          height: width / 2,
        });
      }
  });

  it('turns a photograph that says how it was held', async () => {
    await draw(60, 30, 20)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toFile(join(root, 'media', 'a.jpg'));
    const { prepareImages, imageFileName, readMediaImage, IMAGE_CACHE } = await load();
    const image = readMediaImage('a.jpg');
    expect(image).toMatchObject({ width: 30, height: 60 });
    await prepareImages(settings);
    const made = await readFile(join(IMAGE_CACHE, imageFileName(image, 30, 'webp')));
    expect(await sharp(made).metadata()).toMatchObject({ width: 30, height: 60 });
  });

  it('keeps what it made, and makes a changed picture anew', async () => {
    const file = join(root, 'media', 'a.png');
    await draw(40, 40, 30).png().toFile(file);
    const { prepareImages, imageFileName, readMediaImage, IMAGE_CACHE } = await load();
    await prepareImages(settings);
    const first = readMediaImage('a.png');
    const made = join(IMAGE_CACHE, imageFileName(first, 40, 'webp'));
    const { mtimeMs } = statSync(made);
    await prepareImages(settings);
    expect(statSync(made).mtimeMs).toBe(mtimeMs);
    await draw(40, 40, 200).png().toFile(file);
    expect(readMediaImage('a.png').hash).not.toBe(first.hash);
  });
});
