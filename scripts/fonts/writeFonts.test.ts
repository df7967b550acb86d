import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { cutOf } from '../../config/cutOf.ts';
import { readTheme, THEME_FILE, theme } from '../../config/theme.ts';
import { charactersIn } from '../../config/typefaceFiles.ts';
import { typefaces } from '../../config/typefaces.ts';
import type { MeasuredTypefaces } from '../../shared/site/MeasuredTypeface.ts';
import { findTypeface } from './findTypeface.ts';
import { measureTypeface } from './measureTypeface.ts';
import { writeFonts } from './writeFonts.ts';

function themeFolder() {
  mkdirSync('.cache/test', { recursive: true });
  const folder = mkdtempSync('.cache/test/fonts-');
  mkdirSync(join(folder, 'fonts'));
  return folder;
}

/** A file with one weight of a variable font, as vendors have them. */
async function oneWeight(wght: number, to: string) {
  const { regular } = findTypeface('sans', theme.typefaces.sans, THEME_FILE);
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
  const { axes } = cutOf({ regular: { ...typefaces.sans.regular } }, { wght, wdth: 100 });
  const font = await subsetFont(regular.bytes, letters, {
    targetFormat: 'truetype',
    variationAxes: { ...axes },
  });
  writeFileSync(to, font);
}

describe('npm run fonts', () => {
  it('has measured what the theme names', async () => {
    for (const name of ['sans', 'mono'] as const) {
      const source = readTheme().typefaces[name];
      const measured = await measureTypeface(name, source, findTypeface(name, source, THEME_FILE));
      expect(measured, 'run npm run fonts').toEqual(typefaces[name]);
    }
  });

  it('subsets files of one weight each, and measures the width of the bold one', async () => {
    const folder = themeFolder();
    await oneWeight(400, join(folder, 'fonts/harbor.ttf'));
    await oneWeight(700, join(folder, 'fonts/harbor-bold.ttf'));
    await writeFonts(join(folder, 'theme.yaml'), {
      sans: { from: 'fonts/harbor.ttf', bold: 'fonts/harbor-bold.ttf' },
      mono: theme.typefaces.mono,
    });
    for (const file of ['site-sans.woff2', 'site-sans-bold.woff2', 'site-mono.woff2'])
      expect(existsSync(join(folder, 'fonts', file)), file).toBe(true);
    expect(existsSync(join(folder, 'fonts/site-mono-bold.woff2'))).toBe(false);
    const { sans } = JSON.parse(
      readFileSync(join(folder, 'fonts/measures.json'), 'utf8'),
    ) as MeasuredTypefaces;
    expect(sans.regular).toMatchObject({ path: 'fonts/harbor.ttf', isBesideTheme: true, axes: {} });
    // Without an axis of width, narrow text and headings are as wide as the rest.
    const [regular = 0, bold = 0, narrow, narrowBold, heading] = sans.scales['Arial'] ?? [];
    expect([narrow, narrowBold, heading]).toEqual([regular, bold, bold]);
    expect(Math.abs(regular - (typefaces.sans.scales['Arial']?.[0] ?? 0))).toBeLessThan(0.2);
  });

  it('takes the letters of another script from a font of their own', async () => {
    const folder = themeFolder();
    const lines = await writeFonts(join(folder, 'theme.yaml'), {
      sans: { ...theme.typefaces.sans, scripts: { Arab: '@fontsource-variable/readex-pro' } },
      mono: theme.typefaces.mono,
    });
    expect(lines.join()).toContain('site-sans-arab.woff2');
    const { sans } = JSON.parse(
      readFileSync(join(folder, 'fonts/measures.json'), 'utf8'),
    ) as MeasuredTypefaces;
    // The comma, the question mark and the letters of Arabic, but none of the digits and brackets that scripts share.
    const letters = charactersIn(sans.scripts?.['Arab']?.range ?? '');
    for (const letter of '،؟صيانة') expect(letters).toContain(letter);
    for (const letter of 'A1(') expect(letters).not.toContain(letter);
  });

  it('says which package to install, and which file is missing', () => {
    const find = (from: string) => () => findTypeface('sans', { from }, 'content/settings/theme.yaml');
    expect(find('@fontsource-variable/no-such-face')).toThrow(
      'theme.yaml: typefaces.sans.from: the package @fontsource-variable/no-such-face is not installed or holds no fonts: npm install',
    );
    const { from } = theme.typefaces.sans;
    expect(() => findTypeface('sans', { from, scripts: { Arab: from } }, 'theme.yaml')).toThrow(
      `theme.yaml: typefaces.sans.scripts.Arab: ${from} has no upright arabic font of a regular weight`,
    );
    expect(find('fonts/absent.woff2')).toThrow('there is no content/settings/fonts/absent.woff2');
  });
});
