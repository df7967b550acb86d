import { dirname, join } from 'node:path';

/** Folder of the fonts that pages load, with what was measured of them: `npm run fonts` writes it. */
export const fontsFolder = (themeFile: string) => join(dirname(themeFile), 'fonts');

/** File with the measures of a theme's typefaces. */
export const measuresFile = (themeFile: string) => join(fontsFolder(themeFile), 'measures.json');
