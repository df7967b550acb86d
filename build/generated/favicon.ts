import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEME_FILE, theme } from '../../config/theme.ts';
import type { Theme } from '../../shared/site/themeSchema.ts';
import { ContentError } from '../../src/content/files/contentError.ts';
import { mediaRoot, pictureFault } from '../../src/media/mediaFiles.ts';
import { plainSvg } from '../../src/media/plainSvg.ts';

/** The brand's mark in a square, colored for the browser's light or dark tab. */
function markInSquare({ mark, colors }: Theme): string {
  const [left, top, width, height] = mark.box;
  const side = Math.max(width, height);
  const box = [left - (side - width) / 2, top - (side - height) / 2, side, side].join(' ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>path{fill:${colors.day.ink}}@media(prefers-color-scheme:dark){path{fill:${colors.night.ink}}}</style><path d="${mark.path}"/></svg>`;
}

/**
 * The icon of browser tabs: the file that the theme names, sanitized, or else the mark. Throws a ContentError with the
 * nearest name if there is no such file.
 */
export function favicon(look: Theme = theme): string {
  if (look.favicon === undefined) return markInSquare(look);
  const fault = pictureFault(look.favicon);
  if (fault !== undefined) throw new ContentError([{ file: THEME_FILE, text: `favicon: ${fault}` }]);
  return plainSvg(readFileSync(join(mediaRoot(), look.favicon), 'utf8'));
}
