import { createHash } from 'node:crypto';
import { processWide } from '../../shared/processWide.ts';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';

const { folders, stillDrawing } = BUILD_MARKS;

/**
 * The drawings of the pages that this process has rendered, as SVG by file name. They are shared process-wide, because
 * a build renders with a separate bundle.
 */
export const drawings = processWide('site:drawings', () => new Map<string, string>());

/**
 * Stores an SVG under a name with a hash of its content and returns its address on the site. The same picture on many
 * pages is one file, which browsers cache forever. A still variant is stored next to it: see stillAddress.
 */
export function artFile(name: string, svg: string, still = ''): string {
  const hash = createHash('sha256')
    .update(svg + still)
    .digest('hex')
    .slice(0, 8);
  drawings.set(`${name}.${hash}.svg`, svg);
  if (still) drawings.set(`${name}.${hash}${stillDrawing}`, still);
  return `/${folders.drawings}/${name}.${hash}.svg`;
}

/** Address of the still variant. Sharing the hash saves noticeable bytes on pages with many drawings. */
export function stillAddress(address: string): string {
  return address.replace(/\.svg$/, stillDrawing);
}
