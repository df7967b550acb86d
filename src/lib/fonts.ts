import { BOLD_FROM } from '../../config/cutOf.ts';
import { subsetFile } from '../../config/typefaceFiles.ts';
import { typefaces } from '../../config/typefaces.ts';
import type { Locale } from '../../shared/site/locales.ts';
import type { MeasuredTypeface } from '../../shared/site/MeasuredTypeface.ts';

/** Addresses of the font subsets that `npm run fonts` made, by file name. */
const addresses = new Map(
  Object.entries(
    import.meta.glob<string>('@fonts/*.woff2', { query: '?url', import: 'default', eager: true }),
  ).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

function addressOf(file: string): string {
  const address = addresses.get(file);
  if (address === undefined) throw new Error(`${file} is missing: run npm run fonts`);
  return address;
}

interface Face {
  family: string;
  url: string;
  weight: string;
  stretch?: string;
  /** The characters of a further script that the font is for. */
  range?: string;
}

/** The rules of one typeface: one for a variable font, or one each for its regular and its bold file. */
function facesIn(
  family: string,
  name: keyof typeof typefaces,
  boldest: number,
  widths?: readonly [number, number],
): Face[] {
  const { regular, bold } = typefaces[name];
  const [least, most] = regular.axes['wdth'] ?? [];
  const stretch =
    widths && least !== undefined && most !== undefined
      ? `${Math.max(least, widths[0])}% ${Math.min(most, widths[1])}%`
      : undefined;
  const face = (file: string, weight: string): Face => ({
    family,
    url: addressOf(file),
    weight,
    ...(stretch !== undefined && { stretch }),
  });
  if (bold === undefined) return [face(subsetFile(name), `400 ${boldest}`)];
  return [
    face(subsetFile(name), `400 ${BOLD_FROM - 1}`),
    face(subsetFile(name, 'bold'), `${BOLD_FROM} ${boldest}`),
  ];
}

/**
 * The rules of a typeface's further scripts. Browsers compare the faces of a family by weight and width before they look
 * for a character, so each claims those of the main ones.
 */
const scriptFaces = (name: keyof typeof typefaces, main: readonly Face[]): Face[] =>
  Object.entries(typefaces[name].scripts ?? {}).flatMap(([script, { range }]) =>
    main.map((face) => ({ ...face, url: addressOf(subsetFile(name, script)), range })),
  );

const sans = facesIn('Site Sans', 'sans', 700, [82, 100]);
const mono = facesIn('Site Mono', 'mono', 600);
const faces = [...sans, ...mono];

/** The fonts of the text above the fold in a locale; the mono font may load later without shifting the layout. */
export function preloadedFonts(locale: Locale): string[] {
  const { script = 'Latn' } = new Intl.Locale(locale).maximize();
  const further = typefaces.sans.scripts?.[script] && addressOf(subsetFile('sans', script));
  return [...sans.map(({ url }) => url), ...(further ? [further] : [])];
}

const ruleOf = ({ family, url, weight, stretch, range }: Face) =>
  `@font-face{font-family:"${family}";src:url(${url});font-weight:${weight};${stretch ? `font-stretch:${stretch};` : ''}${range ? `unicode-range:${range};` : ''}font-display:swap}`;

/** System fonts used until ours load: their names in regular and in bold. */
interface FallbackFont {
  family: string;
  regular: readonly string[];
  bold: readonly string[];
  /** The system font with the same width, by its name in the typeface's measurements. */
  measured: string;
}

const named = (names: readonly string[]) => ({ regular: names, bold: names.map((name) => `${name} Bold`) });

const fallbackFonts: readonly FallbackFont[] = [
  {
    family: 'Site Sans Fallback',
    ...named(['Arial', 'Liberation Sans', 'Roboto']),
    measured: 'Arial',
  },
  // The only font on a minimal Linux. It is a fifth wider, and unscaled would wrap every line differently.
  { family: 'Site Sans Wide', ...named(['DejaVu Sans']), measured: 'DejaVu Sans' },
];

function scalesOf(typeface: MeasuredTypeface, system: string): MeasuredTypeface['scales'][string] {
  const scales = typeface.scales[system];
  if (scales === undefined) throw new Error(`${system} has no measurements: run npm run fonts`);
  return scales;
}

/**
 * Font-face rules that scale system fonts to the width of the theme's typeface, by weight and width. Those for headings
 * match its height too: our rules set the line height, but browsers count a change in the glyph box as a layout shift.
 */
function facesOf({ family, regular, bold, measured }: FallbackFont): string {
  const face = (fonts: readonly string[], scale: number, weight: string, stretch: string, more = '') => {
    const locals = fonts.map((name) => `local("${name}")`);
    return `@font-face{font-family:"${family}";src:${locals};size-adjust:${scale}%${more};font-weight:${weight};font-stretch:${stretch}}`;
  };
  const scales = scalesOf(typefaces.sans, measured);
  const [, , , , heading] = scales;
  const share = (height: number) => `${((height / heading) * 100).toFixed(0)}%`;
  const { ascent, descent } = typefaces.sans;
  const height = `;ascent-override:${share(ascent)};descent-override:${share(descent)}`;
  return [
    face(regular, scales[0], '400', '96% 100%'),
    face(bold, scales[1], '700', '96% 100%'),
    face(regular, scales[2], '400', '88% 95%'),
    face(bold, scales[3], '700', '88% 95%'),
    face(bold, heading, '400 700', '82% 87%', height),
  ].join('');
}

/** Menlo and DejaVu Sans Mono are equally wide; they are scaled only if our own is noticeably wider or narrower. */
const [monoScale] = scalesOf(typefaces.mono, 'DejaVu Sans Mono');
const monoAdjust = Math.abs(monoScale - 100) < 1 ? '' : `;size-adjust:${monoScale}%`;

export const fontFaces = [
  `@media (width>=43.75em),print,(scripting:none){${faces.map(ruleOf).join('')}}`,
  // Fetched only by pages with such characters, on phones too.
  ...[...scriptFaces('sans', sans), ...scriptFaces('mono', mono)].map(ruleOf),
  ...fallbackFonts.map(facesOf),
  `@font-face{font-family:"Site Mono Fallback";src:local("Menlo"),local("DejaVu Sans Mono")${monoAdjust}}`,
].join('');

const added = faces.map(
  ({ family, url, weight, stretch }) =>
    `new FontFace("${family}","url(${url})",{weight:"${weight}"${stretch ? `,stretch:"${stretch}"` : ''}}).load()`,
);

/**
 * Loads the fonts on a phone once its first picture is on the screen, both together so that the page reflows only once,
 * or immediately if another page of this site has fetched them. Wider windows, and visitors without script, get the
 * fonts through the rules above, even if the window becomes narrow later. Must come after `firstPaint`; tests wait for
 * `lateFonts`.
 */
export const fontsAfterFirstPaint = `const lateFonts=(async()=>{if(isNarrow){document.referrer.startsWith(location.origin+'/')||await firstPaint;for(const f of await Promise.all([${added}]))document.fonts.add(f)}else matchMedia('(width<43.75em)').addEventListener('change',()=>[...document.styleSheets[0].cssRules].find(r=>r.media).media.appendMedium('all'),{once:!0})})().catch(()=>{})`;
