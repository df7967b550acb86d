import { type Font, fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { cutOf, MONO_WIDTH } from '../../config/cutOf.ts';
import type { MeasuredTypeface } from '../../shared/site/MeasuredTypeface.ts';
import type { TypefaceName, TypefaceSource } from '../../shared/site/themeSchema.ts';
import { LATIN, rangesOf } from './characters.ts';
import type { FontFile, TypefaceFiles } from './findTypeface.ts';
import { readAxes } from './readAxes.ts';
import { SYSTEM_FONTS } from './systemFonts.ts';

/** What pages set most of their text in, in the order of `MeasuredTypeface.scales`. */
const SETTINGS = [
  { weight: 'regular', axes: { wght: 400, wdth: 100 } },
  { weight: 'bold', axes: { wght: 600, wdth: 100 } },
  { weight: 'regular', axes: { wght: 400, wdth: 94 } },
  { weight: 'bold', axes: { wght: 600, wdth: 94 } },
  { weight: 'bold', axes: { wght: 570, wdth: 84 } },
] as const;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

/** The characters that Capsize weighs by how often English uses them; without one, it would count a blank box. */
const WEIGHED = `${LATIN}áé`;

/** Measures a typeface: its axes and, by Capsize, its height and how wide it is compared with system fonts. */
export async function measureTypeface(
  name: TypefaceName,
  source: TypefaceSource,
  files: TypefaceFiles,
): Promise<MeasuredTypeface> {
  const fileOf = ({ path, isBesideTheme, hash, bytes }: FontFile) => ({
    path,
    isBesideTheme,
    hash,
    axes: readAxes(bytes),
  });
  const scripts = Object.entries(files.scripts).map(([script, file]) => [
    script,
    { ...fileOf(file), range: rangesOf(script, file.bytes) },
  ]);
  const measured: MeasuredTypeface = {
    source,
    regular: fileOf(files.regular),
    ...(files.bold && { bold: fileOf(files.bold) }),
    ...(scripts.length > 0 && { scripts: Object.fromEntries(scripts) }),
    ascent: 0,
    descent: 0,
    scales: {},
  };
  const cut = async (wanted: Readonly<Record<string, number>>): Promise<Font> => {
    const { path, axes } = cutOf(measured, wanted);
    const { bytes } = files.bold?.path === path ? files.bold : files.regular;
    const font = await subsetFont(bytes, WEIGHED, {
      targetFormat: 'truetype',
      variationAxes: { ...axes },
    });
    return fromBuffer(font);
  };
  const fonts = await Promise.all(
    SETTINGS.map(({ axes }) => cut({ ...axes, ...(name === 'mono' && { wdth: MONO_WIDTH }) })),
  );
  const [regular] = fonts as [Font];
  const scalesTo = (system: { regular: number; bold: number }) =>
    SETTINGS.map(({ weight }, index) => {
      const { xWidthAvg, unitsPerEm } = fonts[index] as Font;
      return oneDecimal((xWidthAvg / unitsPerEm / system[weight]) * 100);
    }) as MeasuredTypeface['scales'][string];
  const percent = (units: number) => oneDecimal((units / regular.unitsPerEm) * 100);
  return {
    ...measured,
    ascent: percent(regular.ascent),
    descent: percent(-regular.descent),
    scales: Object.fromEntries(
      Object.entries(SYSTEM_FONTS[name]).map(([system, widths]) => [system, scalesTo(widths)]),
    ),
  };
}
