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
  // EXIF may rotate a photograph; the size is the one after rotation.
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

/** Measures every picture of content/media. Runs before pages are rendered, because rendering is synchronous. */
export async function measureImages(): Promise<MediaImage[]> {
  await mkdir(IMAGE_CACHE, { recursive: true });
  const entries = existsSync(MEDIA_ROOT)
    ? await readdir(MEDIA_ROOT, { recursive: true, withFileTypes: true })
    : [];
  const paths = entries
    .filter((entry) => entry.isFile() && RASTER.test(entry.name))
    .map((entry) => relative(MEDIA_ROOT, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
  const images = await Promise.all(paths.map(measure));
  await writeFile(IMAGE_MANIFEST, JSON.stringify(images));
  return images;
}

/**
 * Measures every picture and, for the local provider, resizes it to each width that pages offer. Files from earlier
 * builds are kept by content.
 */
export async function prepareImages(settings: ImageSettings): Promise<MediaImage[]> {
  const images = await measureImages();
  if (settings.provider === 'local')
    for (const image of images) for (const width of imageWidths(image, settings)) await resize(image, width);
  return images;
}

/** Makes the picture with this name below /_img/ and returns its path; undefined when there is none. */
export async function imageFile(name: string, settings: ImageSettings): Promise<string | undefined> {
  for (const image of await measureImages()) {
    const width = imageWidths(image, settings).find((one) => imageFileName(image, one) === name);
    if (width === undefined) continue;
    await resize(image, width);
    return join(IMAGE_CACHE, name);
  }
  return undefined;
}
