import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cachedPath } from '../../src/cached.ts';
import {
  type ImageFormat,
  type ImageSettings,
  imageFileName,
  imageFormats,
  imageWidths,
} from '../../src/media/imageSources.ts';
import type { MediaImage } from '../../src/media/MediaImage.ts';
import {
  damagedPicture,
  isVector,
  mediaPictures,
  mediaRoot,
  readMediaImage,
} from '../../src/media/mediaFiles.ts';

/** Encoder settings that keep a photograph's grain at half the size of the JPEG. */
const QUALITY: Readonly<Record<ImageFormat, object>> = {
  avif: { quality: 55, effort: 3 },
  webp: { quality: 80 },
};

/** A picture of content/media in one of the widths and formats that pages offer. */
interface ResizedImage {
  image: MediaImage;
  /** In px. */
  width: number;
  format: ImageFormat;
}

/**
 * The photographs and screenshots of content/media in each width and format that pages offer, by file name below
 * /_img/. None unless this site resizes its pictures itself (provider local); SVG pictures are never resized.
 */
export function resizedImages(settings: ImageSettings): ReadonlyMap<string, ResizedImage> {
  if (settings.provider !== 'local') return new Map();
  const images = mediaPictures()
    .filter((path) => !isVector(path))
    .map(readMediaImage);
  return new Map(
    images.flatMap((image) =>
      imageWidths(image, settings).flatMap((width) =>
        imageFormats.map(
          (format) => [imageFileName(image, width, format), { image, width, format }] as const,
        ),
      ),
    ),
  );
}

/** Resizes a picture and returns the path of the file. Rejects with the remedy for a picture that is damaged. */
export function resizeImage({ image, width, format }: ResizedImage): Promise<string> {
  const { path, hash } = image;
  return cachedPath(['img', hash, width, format, QUALITY[format]], async (made) => {
    const resized = sharp(join(mediaRoot(), path)).autoOrient().resize({ width });
    const bytes = await resized
      .toFormat(format, QUALITY[format])
      .toBuffer()
      .catch((error: unknown) => {
        throw damagedPicture(path, error);
      });
    writeFileSync(made, bytes);
  });
}
