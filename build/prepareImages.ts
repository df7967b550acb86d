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
import { inParallel } from './inParallel.ts';

/** Folder that caches resized images until they are copied into the build. */
export const IMAGE_CACHE = process.env['SITE_IMAGE_CACHE'] ?? join('.cache', 'img');

/** Encoder settings that keep a photograph's grain at half the size of the JPEG. */
const QUALITY: Readonly<Record<ImageFormat, object>> = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80 },
};

interface SizedImage {
  image: MediaImage;
  width: number;
  format: ImageFormat;
  /** Of its file. */
  name: string;
}

async function resize({ image, width, format, name }: SizedImage): Promise<void> {
  await mkdir(IMAGE_CACHE, { recursive: true });
  const picture = sharp(join(mediaRoot(), image.path)).autoOrient().resize({ width });
  await writeFile(join(IMAGE_CACHE, name), await picture.toFormat(format, QUALITY[format]).toBuffer());
}

/** The photographs and screenshots of content/media. SVG pictures are not resized. */
const rasterImages = () =>
  mediaPictures()
    .filter((path) => !isVector(path))
    .map(readMediaImage);

/** A picture in each width and format that pages offer. */
const sizesOf = (image: MediaImage, settings: ImageSettings): SizedImage[] =>
  imageWidths(image, settings).flatMap((width) =>
    imageFormats.map((format) => ({ image, width, format, name: imageFileName(image, width, format) })),
  );

/**
 * Resizes every photograph to each width and format that pages offer, for the local provider. Files from earlier
 * builds are kept by content.
 */
export async function prepareImages(settings: ImageSettings): Promise<void> {
  if (settings.provider !== 'local') return;
  const missing = rasterImages()
    .flatMap((image) => sizesOf(image, settings))
    .filter(({ name }) => !existsSync(join(IMAGE_CACHE, name)));
  await inParallel(missing, 1, resize, 'Photographs');
}

/** Makes the picture with this name below /_img/ and returns its path; undefined when there is none. */
export async function imageFile(name: string, settings: ImageSettings): Promise<string | undefined> {
  const size = rasterImages()
    .flatMap((image) => sizesOf(image, settings))
    .find((one) => one.name === name);
  if (size === undefined) return undefined;
  const file = join(IMAGE_CACHE, name);
  if (!existsSync(file)) await resize(size);
  return file;
}
