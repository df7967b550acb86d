import { join } from 'node:path';
import { channelsOf } from '../shared/site/contrast.ts';
import { type ColorRole, type Theme, type ThemeTone, themeSchema } from '../shared/site/themeSchema.ts';
import { readSettingsFile } from './readSettingsFile.ts';

/** The theme file: how the brand looks. */
export const THEME_FILE = join(process.env['SITE_CONTENT'] ?? 'content', 'settings', 'theme.yaml');

/**
 * Parses a theme. Throws SettingsError with file, line and remedy for every faulty field, including color pairs with too
 * little contrast.
 */
export const readTheme = (file = THEME_FILE): Theme => readSettingsFile(file, themeSchema);

export const theme: Theme = readTheme();

/** Reads the theme again after an edit, for modules that hold it already. Throws as readTheme does. */
export function rereadTheme(): void {
  const edited = readTheme();
  for (const field of Object.keys(theme) as (keyof Theme)[]) if (!(field in edited)) delete theme[field];
  Object.assign(theme, edited);
}

/** A color of the theme by its role. */
export function themeColor(tone: ThemeTone, role: ColorRole): string {
  const colors: Readonly<Partial<Record<ColorRole, string>>> = theme.colors[tone];
  return colors[role] ?? theme.colors.day[role];
}

/** A color of the theme as CSS, with an opacity in percent. */
export function themeShade(tone: ThemeTone, role: ColorRole, percent: number): string {
  return `rgb(${channelsOf(themeColor(tone, role)).join(' ')} / ${percent}%)`;
}
