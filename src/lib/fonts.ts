import mono from '../assets/fonts/site-mono.woff2?url';
import sans from '../assets/fonts/site-sans.woff2?url';

/** The face of every text above the fold; figures in mono arrive a moment later without moving anything. */
export const preloadedFonts = [sans];

const faces = [
  { family: 'Site Sans', url: sans, weight: '400 700', stretch: '82% 100%' },
  { family: 'Site Mono', url: mono, weight: '400 600' },
];

const rules = faces.map(
  ({ family, url, weight, stretch }) =>
    `@font-face{font-family:"${family}";src:url(${url});font-weight:${weight};${stretch ? `font-stretch:${stretch};` : ''}font-display:swap}`,
);

/** Fonts of a system that stand for ours until it comes: their names in the regular and in the bold weight. */
interface StandIn {
  family: string;
  regular: readonly string[];
  bold: readonly string[];
  /**
   * Width of Instrument Sans, percent of these fonts’: regular, bold, both at a width of 88 to 95 %, and headings. The
   * median over the texts of many pages, so that nothing moves when our own face arrives.
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
  // All that a bare Linux has. It is a fifth wider, and in its own measure would break every line elsewhere.
  { family: 'Site Sans Wide', ...named(['DejaVu Sans']), scales: [89, 82.5, 83.5, 77, 68] },
];

/** Ascent and descent of Instrument Sans, percent of its size. */
const ASCENT = 96.9;
const DESCENT = 25;

/**
 * Rules that put the fonts of a system in the place of Instrument Sans, as wide, by weight and width. Those of headings
 * are as high too: a line has its height from our own rules, but a browser counts the box of its letters as moved.
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
  // Martian Mono at 75 % is as wide as these, 0.6 em.
  '@font-face{font-family:"Site Mono Fallback";src:local("Menlo"),local("DejaVu Sans Mono")}',
].join('');

const added = faces.map(
  ({ family, url, weight, stretch }) =>
    `new FontFace("${family}","url(${url})",{weight:"${weight}"${stretch ? `,stretch:"${stretch}"` : ''}}).load()`,
);

/**
 * Gives a phone the fonts once its first picture is on the screen, both at once, so that the page is laid out anew one
 * time; without waiting when the visitor comes from another page of ours, which has fetched them. Wider windows and
 * those without script have the fonts by the rules above. Stands after `firstPaint`; tests wait for `lateFonts`.
 */
export const fontsAfterFirstPaint = `const lateFonts=(async()=>{if(isNarrow){document.referrer.startsWith(location.origin+'/')||await firstPaint;for(const f of await Promise.all([${added}]))document.fonts.add(f)}})().catch(()=>{})`;
