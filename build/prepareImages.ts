import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import {
  type ImageFormat,
  type ImageSettings,
  imageFileName,
  imageFormats,
  imageWidths,
} from '../src/media/imageSources.ts';
import type { MediaImage } from '../src/media/MediaImage.ts';
import { isVector, mediaPictures, mediaRoot, readMediaImage } from '../src/media/mediaFiles.ts';

/** Folder that caches resized images until they are copied into the build. */
export const IMAGE_CACHE = process.env['SITE_IMAGE_CACHE'] ?? join('.cache', 'img');

/** Encoder settings that keep a photograph's grain at half the size of the JPEG. */
const QUALITY: Readonly<Record<ImageFormat, object>> = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80 },
};

async function resize(image: MediaImage, width: number, format: ImageFormat): Promise<void> {
  const target = join(IMAGE_CACHE, imageFileName(image, width, format));
  if (existsSync(target)) return;
  await mkdir(IMAGE_CACHE, { recursive: true });
  const picture = sharp(join(mediaRoot(), image.path)).autoOrient().resize({ width });
  await writeFile(target, await picture.toFormat(format, QUALITY[format]).toBuffer());
}

/** The photographs and screenshots of content/media. SVG pictures are not resized. */
const rasterImages = () =>
  mediaPictures()
    .filter((path) => !isVector(path))
    .map(readMediaImage);

/**
 * Resizes every photograph to each width and format that pages offer, for the local provider. Files from earlier
 * builds are kept by content.
 */
export async function prepareImages(settings: ImageSettings): Promise<void> {
  if (settings.provider !== 'local') return;
  for (const image of rasterImages())
    for (const width of imageWidths(image, settings))
      for (const format of imageFormats) await resize(image, width, format);
}

/** Makes the picture with this name below /_img/ and returns its path; undefined when there is none. */
export async function imageFile(name: string, settings: ImageSettings): Promise<string | undefined> {
  for (const image of rasterImages())
    for (const width of imageWidths(image, settings))
      for (const format of imageFormats) {
        if (imageFileName(image, width, format) !== name) continue;
        await resize(image, width, format);
        return join(IMAGE_CACHE, name);
      }
  return undefined;
}
