import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import {
  type ImageSettings,
  imageFileName,
  imageWidths,
  type MediaImage,
} from '../src/lib/images/imageSources.ts';
import { IMAGE_CACHE, IMAGE_MANIFEST, MEDIA_ROOT } from '../src/lib/images/mediaImages.ts';

const RASTER = /\.(?:png|jpe?g|webp|avif)$/i;

async function measure(path: string): Promise<MediaImage> {
  const bytes = await readFile(join(MEDIA_ROOT, path));
  // A photograph may say that it is to be turned; its size is that of what is seen.
  const { autoOrient } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  return { path, width: autoOrient.width, height: autoOrient.height, hash };
}

async function resize(image: MediaImage, width: number): Promise<void> {
  const target = join(IMAGE_CACHE, imageFileName(image, width));
  if (existsSync(target)) return;
  const picture = sharp(join(MEDIA_ROOT, image.path)).autoOrient().resize({ width });
  await writeFile(target, await picture.webp({ quality: 80 }).toBuffer());
}

/**
 * Measures every picture of content/media and, for the provider local, resizes it to each width that pages offer.
 * Runs before pages render, because rendering waits for nothing. Files made before are kept by their content.
 */
export async function prepareImages(settings: ImageSettings): Promise<MediaImage[]> {
  await mkdir(IMAGE_CACHE, { recursive: true });
  const entries = existsSync(MEDIA_ROOT)
    ? await readdir(MEDIA_ROOT, { recursive: true, withFileTypes: true })
    : [];
  const paths = entries
    .filter((entry) => entry.isFile() && RASTER.test(entry.name))
    .map((entry) => relative(MEDIA_ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const images: MediaImage[] = [];
  for (const path of paths) {
    const image = await measure(path);
    images.push(image);
    if (settings.provider === 'local')
      for (const width of imageWidths(image, settings)) await resize(image, width);
  }
  await writeFile(IMAGE_MANIFEST, JSON.stringify(images));
  return images;
}
