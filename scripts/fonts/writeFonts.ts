import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { MONO_WIDTH } from '../../config/cutOf.ts';
import { charactersIn, fontsFolder, measuresFile, subsetFile } from '../../config/typefaceFiles.ts';
import type { MeasuredTypeface, MeasuredTypefaces } from '../../shared/site/MeasuredTypeface.ts';
import type { Theme, TypefaceName } from '../../shared/site/themeSchema.ts';
import { LATIN } from './characters.ts';
import { type FontFile, findTypeface } from './findTypeface.ts';
import { measureTypeface } from './measureTypeface.ts';

const EXTRA =
  '\u00a0¡£©«®°±²³·¹»¼½¾¿×÷ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüÿ–—‘’‚“”„•…′″€™−≤≥≈→←↑↓✓';
// With the fraction slash, digits on both sides become a fraction.
const MEASURES = '\u2044\u00a0£©°±²³·×÷–—‘’“”•…€−≤≥→µΔ';

type Range = number | { min: number; max: number };

/** The parts of each typeface to keep: characters, and the axis ranges that stylesheets use. */
const CUTS: Record<TypefaceName, { text: string; axes: Record<string, Range> }> = {
  sans: { text: LATIN + EXTRA, axes: { wght: { min: 400, max: 700 }, wdth: { min: 82, max: 100 } } },
  mono: { text: LATIN + MEASURES, axes: { wght: { min: 400, max: 600 }, wdth: MONO_WIDTH } },
};

/** Restricts the axes of a font to what is used; an axis that nothing uses is pinned to its smallest value. */
function cutAxes(ranges: MeasuredTypeface['regular']['axes'], wanted: Record<string, Range>) {
  return Object.fromEntries(
    Object.entries(ranges).map(([axis, [least, most]]): [string, Range] => {
      const range = wanted[axis] ?? least;
      const within = (value: number) => Math.min(most, Math.max(least, value));
      if (typeof range === 'number') return [axis, within(range)];
      const [min, max] = [within(range.min), within(range.max)];
      return [axis, min === max ? min : { min, max }];
    }),
  );
}

/**
 * Cuts the typefaces of a theme to what the site prints, into the folder `fonts` beside the theme, and measures them.
 * Returns a line for each file written.
 */
export async function writeFonts(themeFile: string, typefaces: Theme['typefaces']): Promise<string[]> {
  const folder = fontsFolder(themeFile);
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  const measures: Partial<MeasuredTypefaces> = {};
  for (const name of ['sans', 'mono'] as const) {
    const files = findTypeface(name, typefaces[name], themeFile);
    const measured = await measureTypeface(name, typefaces[name], files);
    measures[name] = measured;
    const write = async (
      to: string,
      file: FontFile,
      text: string,
      ranges: MeasuredTypeface['regular']['axes'] = {},
    ) => {
      const cut = await subsetFont(file.bytes, text, {
        targetFormat: 'woff2',
        variationAxes: cutAxes(ranges, CUTS[name].axes),
      });
      writeFileSync(join(folder, to), cut);
      lines.push(`${join(folder, to)} ${(cut.length / 1000).toFixed(1)} kB, of ${file.path}`);
    };
    for (const old of readdirSync(folder))
      if (old.startsWith(`site-${name}`) && old.endsWith('.woff2')) rmSync(join(folder, old));
    await write(subsetFile(name), files.regular, CUTS[name].text, measured.regular.axes);
    if (files.bold) await write(subsetFile(name, 'bold'), files.bold, CUTS[name].text, measured.bold?.axes);
    for (const [script, { axes, range }] of Object.entries(measured.scripts ?? {}))
      await write(subsetFile(name, script), files.scripts[script] as FontFile, charactersIn(range), axes);
  }
  writeFileSync(measuresFile(themeFile), `${JSON.stringify(measures, null, 2)}\n`);
  return [...lines, measuresFile(themeFile)];
}
