import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast, mixed } from '../shared/site/contrast.ts';
import { themeSchema } from '../shared/site/themeSchema.ts';
import { readTheme, THEME_FILE, theme, themeColor, themeShade } from './theme.ts';

/** Parses the site's theme with some of its text replaced. */
function themeWith(from: RegExp, to: string) {
  mkdirSync('.cache/test', { recursive: true });
  const file = join(mkdtempSync('.cache/test/theme-'), 'theme.yaml');
  const text = readFileSync(THEME_FILE, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
  return readTheme(file);
}

describe('the theme', () => {
  it('gives a color by its role, and a shade of it', () => {
    expect(themeColor('day', 'ink')).toBe(theme.colors.day.ink);
    expect(themeColor('night', 'action')).toBe(theme.colors.day.action);
    expect(themeShade('day', 'ink', 16)).toMatch(/^rgb\(\d+ \d+ \d+ \/ 16%\)$/);
  });

  it('names a pair of colors that is hard to read, its contrast, and the nearest color that passes', () => {
    const { ground } = theme.colors.day;
    const faint = mixed(theme.colors.day.ink, ground, 0.4);
    let said = '';
    try {
      themeWith(/ink-faint: .*/, `ink-faint: '${faint}'`);
    } catch (error) {
      said = String(error);
    }
    const [, found, nearest = ''] =
      new RegExp(
        `:\\d+: colors\\.day\\.ink-faint: ${faint} on ground ${ground} has a contrast of ([\\d.]+):1 and needs 4\\.5:1: the nearest that passes is (#\\w{6})`,
      ).exec(said) ?? [];
    expect(Math.abs(Number(found) - contrast(faint, ground))).toBeLessThan(0.011);
    expect(contrast(nearest, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(nearest, ground)).toBeLessThan(4.8);
  });

  it.each([
    [/raised: .*/, "raised: 'white'", 'must be a color as #13212b'],
    [/ {4}alarm:/, '    alram:', 'alram'],
    [/path: .*/, 'path: url(x) 0', 'must be the path data of an SVG'],
    [/name: .*/, 'name: 4U', 'must be 1 to 30 letters'],
  ])('refuses %s as %s', (from, to, message) => {
    expect(() => themeWith(from, to)).toThrow(message);
  });

  it('takes the color of a PDF’s band from the button only if text on it is readable', () => {
    const { day } = theme.colors;
    const withBand = (action: string, onAction: string) =>
      themeSchema.safeParse({
        ...theme,
        colors: {
          ...theme.colors,
          day: { ...day, action, 'action-hover': action, 'on-action': onAction },
        },
        pdfs: { paper: 'white', band: 'action' },
      });
    expect(withBand('#1040a0', '#ffffff').success).toBe(true);
    expect(withBand('#ffe000', '#000000').error?.issues).toMatchObject([
      { path: ['pdfs', 'band'], message: expect.stringMatching(/^text in #ffffff on #ffe000 .* would pass/) },
    ]);
  });

  it('mixes the inks of drawings that it does not name', () => {
    const { drawings } = themeWith(/\ndrawings:[\s\S]*$|$/, '\n');
    expect(drawings).toEqual({ day: {}, night: {} });
  });
});
