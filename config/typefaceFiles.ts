import { dirname, join } from 'node:path';
import type { TypefaceName } from '../shared/site/themeSchema.ts';

/** Folder of the fonts that pages load, with what was measured of them: `npm run fonts` writes it. */
export const fontsFolder = (themeFile: string) => join(dirname(themeFile), 'fonts');

/** File with the measures of a theme's typefaces. */
export const measuresFile = (themeFile: string) => join(fontsFolder(themeFile), 'measures.json');

/** Name of the font that pages load: the regular or the bold part of a typeface, or its part for a script, such as Arab. */
export const subsetFile = (typeface: TypefaceName, part = 'regular') =>
  `site-${typeface}${part === 'regular' ? '' : `-${part.toLowerCase()}`}.woff2`;

/** The characters of ranges as CSS writes them: U+600-60B,U+61B. */
export const charactersIn = (ranges: string): string =>
  ranges
    .split(',')
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((hex) => Number.parseInt(hex, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');
