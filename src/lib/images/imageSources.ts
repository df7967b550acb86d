import type { SiteConfig } from '../../../config/site.ts';

/** A picture of content/media, as measured before the pages are rendered. */
export interface MediaImage {
  /** Path below content/media: "pages/plan.png". */
  path: string;
  /** Natural size in px. */
  width: number;
  height: number;
  /** First eight hexadecimal digits of the SHA-256 of the file. */
  hash: string;
}

export interface ImageSources {
  src: string;
  /** Absent where there is only one file. */
  srcSet?: string;
  width: number;
  height: number;
}

export type ImageSettings = SiteConfig['images'];

/** Widths in px that a picture is offered in: the breakpoints it is wider than, and its own. Ascending. */
export function imageWidths(image: Pick<MediaImage, 'width'>, settings: ImageSettings): number[] {
  const narrower = Object.values(settings.breakpoints).filter((width) => width < image.width);
  return [...new Set([...narrower, image.width])].sort((a, b) => a - b);
}

/** Name of the file below /_img/ that holds a picture at a width: "pages-plan-640.1a2b3c4d.webp". */
export function imageFileName({ path, hash }: MediaImage, width: number): string {
  const name = path
    .replace(/\.[^.]+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `${name}-${width}.${hash}.webp`;
}

/**
 * Where a browser finds a picture, by the provider of the settings: local offers files made at build, static the file
 * as it is, cdn what the image host makes of it. Throws when the provider is cdn and its address is not set.
 */
export function imageSources(image: MediaImage, settings: ImageSettings): ImageSources {
  const { path, width, height } = image;
  const encoded = path.split('/').map(encodeURIComponent).join('/');
  if (settings.provider === 'static') return { src: `/media/${encoded}`, width, height };
  const base = settings.cdnBase?.replace(/\/$/, '');
  if (settings.provider === 'cdn' && base === undefined)
    throw new Error(
      'config/site.ts: images.provider is cdn: set images.cdnBase to the address of the image host',
    );
  const addressAt = (size: number) =>
    settings.provider === 'cdn' ? `${base}/w_${size}/${encoded}` : `/_img/${imageFileName(image, size)}`;
  const widths = imageWidths(image, settings);
  const largest = { src: addressAt(width), width, height };
  if (widths.length === 1) return largest;
  return { ...largest, srcSet: widths.map((size) => `${addressAt(size)} ${size}w`).join(', ') };
}
