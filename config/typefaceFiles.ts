import { dirname, join } from 'node:path';
import type { TypefaceName } from '../shared/site/themeSchema.ts';

/** Folder of the fonts that pages load, with what was measured of them: `npm run fonts` writes it. */
export const fontsFolder = (themeFile: string) => join(dirname(themeFile), 'fonts');

/** File with the measures of a theme's typefaces. */
export const measuresFile = (themeFile: string) => join(fontsFolder(themeFile), 'measures.json');

/** Name of the font that pages load: the regular or the bold part of a typeface, or its part for a script, such as Arab. */
export const subsetFile = (typeface: TypefaceName, part = 'regular') =>
  `site-${typeface}${part === 'regular' ? '' : `-${part.toLowerCase()}`}.woff2`;
