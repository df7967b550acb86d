import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LineCounter, type Node, parseDocument } from 'yaml';
import { channelsOf } from '../shared/site/contrast.ts';
import { type ColorRole, type Theme, type ThemeTone, themeSchema } from '../shared/site/themeSchema.ts';

/** The theme file: how the brand looks. */
export const THEME_FILE = join(process.env['SITE_CONTENT'] ?? 'content', 'settings', 'theme.yaml');

/**
 * Parses a theme. Throws an Error with file, line and remedy for every faulty field, including color pairs with too
 * little contrast.
 */
export function readTheme(file = THEME_FILE): Theme {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const parsed = themeSchema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const lineOf = (path: readonly PropertyKey[]): number => {
    const [start] = (document.getIn(path, true) as Node | undefined)?.range ?? [];
    if (start !== undefined || path.length === 0) return lines.linePos(start ?? 0).line;
    return lineOf(path.slice(0, -1));
  };
  const faults = parsed.error.issues.map(
    ({ path, message }) => `${file}:${lineOf(path)}: ${path.join('.')}: ${message}`,
  );
  throw new Error(faults.join('\n'));
}

/** The theme of this build. */
export const theme: Theme = readTheme();

/** A color of the theme by its role. */
export function themeColor(tone: ThemeTone, role: ColorRole): string {
  const colors: Readonly<Partial<Record<ColorRole, string>>> = theme.colors[tone];
  return colors[role] ?? theme.colors.day[role];
}

/** A color of the theme as CSS, with an opacity in percent. */
export function themeShade(tone: ThemeTone, role: ColorRole, percent: number): string {
  return `rgb(${channelsOf(themeColor(tone, role)).join(' ')} / ${percent}%)`;
}
