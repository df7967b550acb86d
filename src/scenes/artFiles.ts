import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where drawings wait between being rendered and being copied into the build, or served in development. */
export const ART_CACHE = join('.cache', 'art');

const names = new Map<string, string>();

/**
 * Keeps an SVG as a file named after its content and returns its address on the site. The same picture on many
 * pages is one file, cached for ever by browsers.
 */
export function artFile(name: string, svg: string): string {
  const known = names.get(svg);
  if (known) return known;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  const file = `${name}.${hash}.svg`;
  const path = join(ART_CACHE, file);
  if (!existsSync(path)) {
    mkdirSync(ART_CACHE, { recursive: true });
    writeFileSync(path, svg);
  }
  const address = `/_art/${file}`;
  names.set(svg, address);
  return address;
}
