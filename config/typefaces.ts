import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type MeasuredTypefaces, measuredTypefacesSchema } from '../shared/site/MeasuredTypeface.ts';
import type { Theme, TypefaceName } from '../shared/site/themeSchema.ts';
import { cutOf } from './cutOf.ts';
import { SettingsError } from './readSettingsFile.ts';
import { THEME_FILE, theme } from './theme.ts';
import { charactersIn, measuresFile } from './typefaceFiles.ts';

/**
 * Reads the measures of a theme's typefaces. Throws SettingsError that names the theme's field and the command to run if
 * they are missing or are those of other typefaces.
 */
export function readTypefaces(themeFile: string, { typefaces }: Pick<Theme, 'typefaces'>): MeasuredTypefaces {
  const file = measuresFile(themeFile);
  const remedy = 'run npm run fonts, which cuts and measures the typefaces';
  if (!existsSync(file))
    throw new SettingsError([{ file: themeFile, text: `typefaces: there is no ${file}: ${remedy}` }]);
  const measured = measuredTypefacesSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const name of ['sans', 'mono'] as const)
    for (const part of ['from', 'bold', 'scripts'] as const) {
      const cut = measured[name].source[part];
      if (!isDeepStrictEqual(cut, typefaces[name][part]))
        throw new SettingsError([
          {
            file: themeFile,
            text: `typefaces.${name}.${part}: the site has the fonts of “${typeof cut === 'object' ? Object.values(cut).join() : (cut ?? 'none')}” still: ${remedy}`,
          },
        ]);
    }
  return measured;
}

export const typefaces: MeasuredTypefaces = readTypefaces(THEME_FILE, theme);

const fileOf = ({ path, isBesideTheme }: { path: string; isBesideTheme: boolean }) =>
  isBesideTheme ? join(dirname(THEME_FILE), path) : path;

/** The file to cut, by its path from the project's folder, and the axes to cut one of the theme's typefaces at. */
export function themeCut(
  name: TypefaceName,
  wanted: Readonly<Record<string, number>>,
): { file: string; axes: Readonly<Record<string, number>> } {
  const { axes, ...file } = cutOf(typefaces[name], wanted);
  return { file: fileOf(file), axes };
}

/** The same for each further script of a typeface, with its ISO 15924 code and its characters. */
export const scriptCuts = (name: TypefaceName, wanted: Readonly<Record<string, number>>) =>
  Object.entries(typefaces[name].scripts ?? {}).map(([script, regular]) => {
    const { axes, ...file } = cutOf({ regular }, wanted);
    return { script, file: fileOf(file), axes, letters: charactersIn(regular.range) };
  });
