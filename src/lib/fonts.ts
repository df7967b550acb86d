import mono from '../assets/fonts/site-mono.woff2?url';
import sans from '../assets/fonts/site-sans.woff2?url';

/** The face of every text above the fold; figures in mono arrive a moment later without moving anything. */
export const preloadedFonts = [sans];

const faces = [
  { family: 'Site Sans', url: sans, weight: '400 700', stretch: '82% 100%' },
  { family: 'Site Mono', url: mono, weight: '400 600', stretch: 'normal' },
];

const rules = faces.map(
  ({ family, url, weight, stretch }) =>
    `@font-face{font-family:"${family}";src:url(${url});font-weight:${weight};font-stretch:${stretch};font-display:swap}`,
);

const regular = ['Arial', 'Liberation Sans', 'Roboto'];
const bold = regular.map((name) => `${name} Bold`);

/** Ascent and descent of Instrument Sans, percent of its size. */
const ASCENT = 96.9;
const DESCENT = 25;

/**
 * A fallback in the place of Instrument Sans at these weights and widths: scaled (percent of the font size) to the width
 * of our own face, and as high.
 */
function fallback(fonts: readonly string[], scale: number, weight: string, stretch: string): string {
  const share = (height: number) => `${((height / scale) * 100).toFixed(1)}%`;
  const locals = fonts.map((name) => `local("${name}")`);
  return `@font-face{font-family:"Site Sans Fallback";src:${locals};size-adjust:${scale}%;ascent-override:${share(ASCENT)};descent-override:${share(DESCENT)};font-weight:${weight};font-stretch:${stretch}}`;
}

/*
 * The scales are the median ratio of advance widths over the texts of twelve pages, by weight and width (Instrument
 * Sans to Arial; Martian Mono at 75 % to a 0.6 em monospace), so that nothing moves when our own faces arrive.
 */
export const fontFaces = [
  `@media (width>=700px),print,(scripting:none){${rules.join('')}}`,
  fallback(regular, 102.2, '400 500', '96% 100%'),
  fallback(bold, 98.6, '550 700', '96% 100%'),
  fallback(regular, 95.6, '400 500', '88% 95%'),
  fallback(bold, 91.5, '550 700', '88% 95%'),
  fallback(bold, 81.1, '400 700', '82% 87%'),
  '@font-face{font-family:"Site Mono Fallback";src:local("Menlo"),local("DejaVu Sans Mono");ascent-override:100%;descent-override:20%}',
].join('');

const added = faces.map(
  ({ family, url, weight, stretch }) =>
    `new FontFace("${family}","url(${url})",{weight:"${weight}",stretch:"${stretch}"}).load()`,
);

/**
 * Gives a phone the fonts once its first picture is on the screen, both at once, so that the page is laid out anew one
 * time; without waiting when the visitor comes from another page of ours, which has fetched them. Wider windows and
 * those without script have the fonts by the rules above. Stands after `firstPaint`; tests wait for `lateFonts`.
 */
export const fontsAfterFirstPaint = `const lateFonts=(async()=>{if(isNarrow){document.referrer.startsWith(location.origin+'/')||await firstPaint;for(const f of await Promise.all([${added}]))document.fonts.add(f)}})().catch(()=>{})`;
