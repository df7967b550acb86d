import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from '../shared/site/contrast.ts';
import { readTheme, THEME_FILE, theme, themeColor, themeShade } from './theme.ts';

/** Reads the site's own theme with some text replaced. */
function themeWith(from: string, to: string) {
  mkdirSync('.cache/test', { recursive: true });
  const file = join(mkdtempSync('.cache/test/theme-'), 'theme.yaml');
  const text = readFileSync(THEME_FILE, 'utf8');
  expect(text).toContain(from);
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
    let said = '';
    try {
      themeWith("ink-faint: '#5a666e'", "ink-faint: '#8a949a'");
    } catch (error) {
      said = String(error);
    }
    const [, found, nearest = ''] =
      /#8a949a on ground #f2efe6 has a contrast of ([\d.]+):1 and needs 4\.5:1: the nearest that passes is (#\w{6})/.exec(
        said,
      ) ?? [];
    expect(Number(found)).toBeCloseTo(contrast('#8a949a', '#f2efe6'), 1);
    expect(contrast(nearest, '#f2efe6')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(nearest, '#f2efe6')).toBeLessThan(4.7);
    expect(said).toMatch(/theme\.yaml:20: colors\.day\.ink-faint: #8a949a on ground/);
  });

  it.each([
    ["raised: '#fbf9f4'", "raised: 'white'", 'must be a color as #13212b'],
    ['    alarm:', '    alram:', 'alram'],
    ['path: M0 0', 'path: url(x) 0', 'must be the path data of an SVG'],
    ['name: Lintel', 'name: 4U', 'must be 1 to 30 letters'],
  ])('refuses %s as %s', (from, to, message) => {
    expect(() => themeWith(from, to)).toThrow(message);
  });

  it('mixes the inks of drawings that it does not name', () => {
    expect(themeWith("    glass: '#22546813'\n", '').drawings.day).not.toHaveProperty('glass');
  });
});
