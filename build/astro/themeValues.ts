import type { Plugin } from 'postcss';
import { theme, themeColor, themeShade } from '../../config/theme.ts';
import type { ColorRole, ThemeTone } from '../../shared/site/themeSchema.ts';

const SHADE = /rgb\(from var\(--theme-(day|night)-([a-z-]+)\) r g b \/ (\d+)%\)/g;
const COLOR = /var\(--theme-(day|night)-([a-z-]+)\)/g;
const RADIUS = /var\(--theme-radius-([123])\)/g;
const SHEET_RADIUS = 'var(--theme-radius-sheet)';

/** Replaces the theme's pseudo-variables in a CSS value, so that browsers get plain values instead of variables. */
export function withTheme(value: string): string {
  const known = (tone: string, role: string): [ThemeTone, ColorRole] => {
    if (!Object.hasOwn(theme.colors.day, role))
      throw new Error(
        `--theme-${tone}-${role}: the theme has no such color: ${Object.keys(theme.colors.day).join(', ')}`,
      );
    return [tone as ThemeTone, role as ColorRole];
  };
  return value
    .replace(SHADE, (_, tone: string, role: string, percent: string) =>
      themeShade(...known(tone, role), Number(percent)),
    )
    .replace(COLOR, (_, tone: string, role: string) => themeColor(...known(tone, role)))
    .replace(RADIUS, (_, number: string) => `${theme.radii[Number(number) - 1]}px`)
    .replace(SHEET_RADIUS, `${theme.sheetRadius}px`);
}

/** PostCSS plugin that inserts the theme's colors and radii into every stylesheet. */
export const themeValues: Plugin = {
  postcssPlugin: 'theme-values',
  Declaration(declaration) {
    // Sheets are square without it: that needs no rule.
    if (theme.sheetRadius === 0 && declaration.value === SHEET_RADIUS) declaration.remove();
    else if (declaration.value.includes('--theme-')) declaration.value = withTheme(declaration.value);
  },
};
