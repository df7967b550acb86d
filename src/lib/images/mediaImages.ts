import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_ROOT } from '../../content/contentRoot.ts';
import { question } from '../../content/questions.ts';
import type { MediaImage } from './imageSources.ts';

/** Folder of the content's images. */
export const MEDIA_ROOT = join(CONTENT_ROOT, 'media');

/** Folder that caches resized images until they are copied into the build, along with the list of all of them. */
export const IMAGE_CACHE = process.env['SITE_IMAGE_CACHE'] ?? join('.cache', 'img');
export const IMAGE_MANIFEST = join(IMAGE_CACHE, 'manifest.json');

/** The image at a path within content/media. Throws with the known paths if there is none. */
export const mediaImage = question('picture', (path: string): MediaImage => {
  const images = JSON.parse(readFileSync(IMAGE_MANIFEST, 'utf8')) as MediaImage[];
  const found = images.find((image) => image.path === path);
  if (!found)
    throw new Error(
      `no picture “${path}” in content/media: use one of ${images.map((image) => image.path).join(', ')}`,
    );
  return found;
});
