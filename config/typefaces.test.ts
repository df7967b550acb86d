import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cutOf } from './cutOf.ts';
import { theme } from './theme.ts';
import { readTypefaces, themeCut, typefaces } from './typefaces.ts';

const file = (axes: Record<string, [number, number]>, path = 'regular.woff2') => ({
  path,
  isBesideTheme: true,
  hash: '',
  axes,
});

describe('cutOf', () => {
  it('takes the nearest place on the axes that a font has', () => {
    const { axes } = cutOf({ regular: file({ wght: [300, 600], opsz: [9, 40] }) }, { wght: 640, wdth: 84 });
    expect(axes).toEqual({ wght: 600, opsz: 9 });
  });

  it('takes the bold file for headings', () => {
    const typeface = { regular: file({}), bold: file({}, 'bold.woff2') };
    expect([400, 440, 570, 700].map((wght) => cutOf(typeface, { wght }).path)).toEqual([
      'regular.woff2',
      'regular.woff2',
      'bold.woff2',
      'bold.woff2',
    ]);
  });
});

describe('the typefaces of the theme', () => {
  it('are cut from files that are there', () => {
    expect(themeCut('sans', { wght: 570, wdth: 84 }).file).toMatch(/\.(?:woff2|ttf|otf)$/);
    expect(typefaces.sans.source).toEqual(theme.typefaces.sans);
  });

  it('are refused when they were never cut, or are others than those cut', () => {
    mkdirSync('.cache/test', { recursive: true });
    const folder = mkdtempSync('.cache/test/typefaces-');
    const themeFile = join(folder, 'theme.yaml');
    expect(() => readTypefaces(themeFile, theme)).toThrow(/theme\.yaml: typefaces: .*npm run fonts/);
    mkdirSync(join(folder, 'fonts'));
    writeFileSync(join(folder, 'fonts/measures.json'), JSON.stringify(typefaces));
    expect(readTypefaces(themeFile, theme)).toEqual(typefaces);
    const other = { typefaces: { ...theme.typefaces, sans: { from: 'fonts/other.woff2' } } };
    expect(() => readTypefaces(themeFile, other)).toThrow(/typefaces\.sans\.from: .*npm run fonts/);
  });
});
