import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaImage } from '../../media/MediaImage.ts';
import { mediaRoot } from '../../media/mediaFiles.ts';
import { plainSvg } from '../../media/plainSvg.ts';
import { artFile } from '../artFiles.ts';

const cleaned = new Map<string, string>();

/** The sanitized text of an SVG picture in content/media. */
export function vectorSvg({ path, hash }: MediaImage): string {
  const key = `${path} ${hash}`;
  let svg = cleaned.get(key);
  if (svg === undefined) {
    svg = plainSvg(readFileSync(join(mediaRoot(), path), 'utf8'));
    cleaned.set(key, svg);
  }
  return svg;
}

/** URL of an SVG picture, which is published like a drawing: with a content security policy that blocks scripts. */
export function vectorAddress(image: MediaImage): string {
  const name = image.path
    .replace(/\.svg$/i, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return artFile(name, vectorSvg(image));
}
