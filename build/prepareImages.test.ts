import { mkdirSync, mkdtempSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteConfig } from '../config/site.ts';

const settings = { ...siteConfig.images, provider: 'local' as const };
let root = '';

/** Loads the step, in a content folder of its own. */
async function load() {
  vi.resetModules();
  const [{ prepareImages }, images, { mediaImage, IMAGE_CACHE }] = await Promise.all([
    import('./prepareImages.ts'),
    import('../src/lib/images/imageSources.ts'),
    import('../src/lib/images/mediaImages.ts'),
  ]);
  return { prepareImages, ...images, mediaImage, IMAGE_CACHE };
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
  it('measures each picture and makes it in every width', async () => {
    await draw(700, 350, 10)
      .png()
      .toFile(join(root, 'media', 'pages', 'plan.png'));
    const { prepareImages, imageFileName, mediaImage, IMAGE_CACHE } = await load();
    const [image] = await prepareImages(settings);
    expect(image).toMatchObject({ path: 'pages/plan.png', width: 700, height: 350 });
    expect(mediaImage('pages/plan.png')).toEqual(image);
    if (!image) return;
    for (const width of [320, 640, 700]) {
      const made = await sharp(await readFile(join(IMAGE_CACHE, imageFileName(image, width)))).metadata();
      expect(made).toMatchObject({ format: 'webp', width, height: width / 2 });
    }
  });

  it('turns a photograph that says how it was held', async () => {
    await draw(60, 30, 20)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toFile(join(root, 'media', 'a.jpg'));
    const { prepareImages } = await load();
    expect((await prepareImages(settings))[0]).toMatchObject({ width: 30, height: 60 });
  });

  it('keeps what it made, and makes a changed picture anew', async () => {
    const file = join(root, 'media', 'a.png');
    await draw(40, 40, 30).png().toFile(file);
    const { prepareImages, imageFileName, IMAGE_CACHE } = await load();
    const [first] = await prepareImages(settings);
    if (!first) throw new Error('no picture');
    const made = join(IMAGE_CACHE, imageFileName(first, 40));
    const { mtimeMs } = statSync(made);
    await prepareImages(settings);
    expect(statSync(made).mtimeMs).toBe(mtimeMs);
    await draw(40, 40, 200).png().toFile(file);
    expect((await prepareImages(settings))[0]?.hash).not.toBe(first.hash);
  });

  it('names the pictures there are when asked for another', async () => {
    await draw(40, 40, 40)
      .png()
      .toFile(join(root, 'media', 'a.png'));
    const { prepareImages, mediaImage } = await load();
    await prepareImages(settings);
    expect(() => mediaImage('b.png')).toThrow('no picture “b.png” in content/media: use one of a.png');
  });
});
