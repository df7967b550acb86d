import mono from '../assets/fonts/site-mono.woff2?url';
import sans from '../assets/fonts/site-sans.woff2?url';

/** The font of all text above the fold; figures in mono arrive a moment later without shifting the layout. */
export const preloadedFonts = [sans];

const faces = [
  { family: 'Site Sans', url: sans, weight: '400 700', stretch: '82% 100%' },
  { family: 'Site Mono', url: mono, weight: '400 600' },
];

const rules = faces.map(
  ({ family, url, weight, stretch }) =>
    `@font-face{font-family:"${family}";src:url(${url});font-weight:${weight};${stretch ? `font-stretch:${stretch};` : ''}font-display:swap}`,
);

/** System fonts used as a fallback until ours load: their names in regular and in bold. */
interface StandIn {
  family: string;
  regular: readonly string[];
  bold: readonly string[];
  /**
   * Width of Instrument Sans as a percentage of these fonts' width: regular, bold, both again at a width of 88 to 95%,
   * and headings. The median over the text of many pages, so that nothing shifts when our own font arrives.
   */
  scales: readonly [number, number, number, number, number];
}

const named = (names: readonly string[]) => ({ regular: names, bold: names.map((name) => `${name} Bold`) });

const standIns: readonly StandIn[] = [
  {
    family: 'Site Sans Fallback',
    ...named(['Arial', 'Liberation Sans', 'Roboto']),
    scales: [102.2, 98.6, 95.6, 91.5, 81.1],
  },
  // The only font on a bare Linux. It is a fifth wider, and unscaled would break every line differently.
  { family: 'Site Sans Wide', ...named(['DejaVu Sans']), scales: [89, 82.5, 83.5, 77, 68] },
];

/** Ascent and descent of Instrument Sans, as a percentage of its size. */
const ASCENT = 96.9;
const DESCENT = 25;

/**
 * Font-face rules that make system fonts as wide as Instrument Sans, by weight and width. Those for headings match its
 * height too: line height comes from our own rules, but browsers count a change in the glyph box as a layout shift.
 */
function facesOf({ family, regular, bold, scales }: StandIn): string {
  const face = (fonts: readonly string[], scale: number, weight: string, stretch: string, more = '') => {
    const locals = fonts.map((name) => `local("${name}")`);
    return `@font-face{font-family:"${family}";src:${locals};size-adjust:${scale}%${more};font-weight:${weight};font-stretch:${stretch}}`;
  };
  const [, , , , heading] = scales;
  const share = (height: number) => `${((height / heading) * 100).toFixed(0)}%`;
  const height = `;ascent-override:${share(ASCENT)};descent-override:${share(DESCENT)}`;
  return [
    face(regular, scales[0], '400', '96% 100%'),
    face(bold, scales[1], '700', '96% 100%'),
    face(regular, scales[2], '400', '88% 95%'),
    face(bold, scales[3], '700', '88% 95%'),
    face(bold, heading, '400 700', '82% 87%', height),
  ].join('');
}

export const fontFaces = [
  `@media (width>=700px),print,(scripting:none){${rules.join('')}}`,
  ...standIns.map(facesOf),
  // At a width of 75%, Martian Mono is as wide as these: 0.6 em.
  '@font-face{font-family:"Site Mono Fallback";src:local("Menlo"),local("DejaVu Sans Mono")}',
].join('');

const added = faces.map(
  ({ family, url, weight, stretch }) =>
    `new FontFace("${family}","url(${url})",{weight:"${weight}"${stretch ? `,stretch:"${stretch}"` : ''}}).load()`,
);

/**
 * Loads the fonts on a phone once its first picture is on the screen, both together so that the page reflows only once;
 * without waiting if the visitor comes from another page of this site, which has fetched them. Wider windows, and
 * visitors without script, get the fonts through the rules above. Must come after `firstPaint`; tests wait for
 * `lateFonts`.
 */
export const fontsAfterFirstPaint = `const lateFonts=(async()=>{if(isNarrow){document.referrer.startsWith(location.origin+'/')||await firstPaint;for(const f of await Promise.all([${added}]))document.fonts.add(f)}})().catch(()=>{})`;
