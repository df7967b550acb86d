import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';

/** Where drawings are kept between rendering and being copied into the build, or served in development. */
export const ART_CACHE = process.env['SITE_ART_CACHE'] ?? join('.cache', 'art');

const hashes = new Map<string, string>();

function keep(file: string, svg: string): void {
  const path = join(ART_CACHE, file);
  if (existsSync(path)) return;
  mkdirSync(ART_CACHE, { recursive: true });
  writeFileSync(path, svg);
}

/**
 * Stores an SVG as a file named after its content and returns its address on the site. The same picture on many pages
 * is one file, which browsers cache forever. A variant without motion is stored beside it: see stillAddress.
 */
export function artFile(name: string, svg: string, still = ''): string {
  const content = svg + still;
  const hash = hashes.get(content) ?? createHash('sha256').update(content).digest('hex').slice(0, 8);
  hashes.set(content, hash);
  // Checked every time, since the cache may have been emptied in the meantime.
  keep(`${name}.${hash}.svg`, svg);
  if (still) keep(`${name}.${hash}${BUILD_MARKS.stillDrawing}`, still);
  return `/${BUILD_MARKS.folders.drawings}/${name}.${hash}.svg`;
}

/** Address of the variant without motion. Sharing one hash saves noticeable bytes on pages with many drawings. */
export function stillAddress(address: string): string {
  return address.replace(/\.svg$/, BUILD_MARKS.stillDrawing);
}
