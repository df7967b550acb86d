import mono from '../assets/fonts/site-mono.woff2?url';
import sans from '../assets/fonts/site-sans.woff2?url';

/** The face of every text above the fold; figures in mono arrive a moment later without moving anything. */
export const preloadedFonts = [sans];

/*
 * Fallbacks are scaled to the width and height of our own faces, so that nothing moves when those arrive. The
 * percentages are the ratio of advance widths over a paragraph of English (Instrument Sans at 100 % and 84 % width to
 * Arial; Martian Mono at 75 % to a 0.6 em monospace), and ascent and descent divided by it.
 */
export const fontFaces = [
  `@font-face{font-family:"Site Sans";src:url(${sans}) format("woff2");font-weight:400 700;font-stretch:82% 100%;font-display:swap}`,
  `@font-face{font-family:"Site Mono";src:url(${mono}) format("woff2");font-weight:400 600;font-display:swap}`,
  '@font-face{font-family:"Site Sans Fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica Neue");size-adjust:102.4%;ascent-override:94.7%;descent-override:24.4%;line-gap-override:0%}',
  '@font-face{font-family:"Site Heading Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Neue Bold");size-adjust:83%;ascent-override:116.9%;descent-override:30.1%;line-gap-override:0%}',
  '@font-face{font-family:"Site Mono Fallback";src:local("Menlo"),local("DejaVu Sans Mono"),local("Courier New");ascent-override:100%;descent-override:20%;line-gap-override:0%}',
].join('');
