import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { cutOf, MONO_WIDTH } from '../../config/cutOf.ts';
import type { MeasuredTypeface } from '../../shared/site/MeasuredTypeface.ts';
import type { TypefaceName, TypefaceSource } from '../../shared/site/themeSchema.ts';
import type { FontFile } from './findTypeface.ts';
import { readAxes } from './readAxes.ts';
import { SAMPLE_TEXT } from './sampleText.ts';
import { SYSTEM_FONTS, systemFontWidth } from './systemFonts.ts';

/** What pages set most of their text in, in the order of `MeasuredTypeface.scales`. */
const SETTINGS = [
  { weight: 'regular', axes: { wght: 400, wdth: 100 } },
  { weight: 'bold', axes: { wght: 600, wdth: 100 } },
  { weight: 'regular', axes: { wght: 400, wdth: 94 } },
  { weight: 'bold', axes: { wght: 600, wdth: 94 } },
  { weight: 'bold', axes: { wght: 570, wdth: 84 } },
] as const;

const oneDecimal = (value: number) => Math.round(value * 10) / 10;

function widthOf(font: Font, text: string): number {
  const units = [...text].reduce(
    (sum, character) => sum + (font.charToGlyph(character).advanceWidth ?? 0),
    0,
  );
  return units / font.unitsPerEm;
}

/** Measures a typeface: its axes, its height, and how wide it is compared with system fonts. */
export async function measureTypeface(
  name: TypefaceName,
  source: TypefaceSource,
  files: { regular: FontFile; bold?: FontFile },
): Promise<MeasuredTypeface> {
  const fileOf = async ({ path, isBesideTheme, hash, bytes }: FontFile) => ({
    path,
    isBesideTheme,
    hash,
    axes: await readAxes(bytes),
  });
  const measured: MeasuredTypeface = {
    source,
    regular: await fileOf(files.regular),
    ...(files.bold && { bold: await fileOf(files.bold) }),
    ascent: 0,
    descent: 0,
    scales: {},
  };
  const cut = async (wanted: Readonly<Record<string, number>>): Promise<Font> => {
    const { path, axes } = cutOf(measured, wanted);
    const { bytes } = files.bold?.path === path ? files.bold : files.regular;
    const font = await subsetFont(bytes, SAMPLE_TEXT, {
      targetFormat: 'truetype',
      variationAxes: { ...axes },
    });
    return opentype.parse(
      font.buffer.slice(font.byteOffset, font.byteOffset + font.byteLength) as ArrayBuffer,
    );
  };
  const fonts = await Promise.all(
    SETTINGS.map(({ axes }) => cut({ ...axes, ...(name === 'mono' && { wdth: MONO_WIDTH }) })),
  );
  const [regular] = fonts as [Font];
  const scalesTo = (system: (typeof SYSTEM_FONTS)[TypefaceName][number]) =>
    SETTINGS.map(({ weight }, index) =>
      oneDecimal(
        (widthOf(fonts[index] as Font, SAMPLE_TEXT) / systemFontWidth(system, weight, SAMPLE_TEXT)) * 100,
      ),
    ) as MeasuredTypeface['scales'][string];
  const percent = (units: number) => oneDecimal((units / regular.unitsPerEm) * 100);
  return {
    ...measured,
    ascent: percent(regular.ascender),
    descent: percent(-regular.descender),
    scales: Object.fromEntries(SYSTEM_FONTS[name].map((system) => [system, scalesTo(system)])),
  };
}
