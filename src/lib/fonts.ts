import mono from '../assets/fonts/site-mono.woff2?url';
import sans from '../assets/fonts/site-sans.woff2?url';

/** The face of every text above the fold; figures in mono arrive a moment later without moving anything. */
export const preloadedFonts = [sans];

/*
 * Fallbacks are scaled to the width and height of our own faces, so that nothing moves when those arrive. The
 * percentages are the median ratio of advance widths over the headings and paragraphs of nine pages (Instrument Sans
 * at 100 % and 84 % width to Arial; Martian Mono at 75 % to a 0.6 em monospace), and ascent and descent divided by it.
 */
export const fontFaces = [
  `@font-face{font-family:"Site Sans";src:url(${sans}) format("woff2");font-weight:400 700;font-stretch:82% 100%;font-display:swap}`,
  `@font-face{font-family:"Site Mono";src:url(${mono}) format("woff2");font-weight:400 600;font-display:swap}`,
  '@font-face{font-family:"Site Sans Fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica Neue"),local("Roboto");size-adjust:101.6%;ascent-override:95.4%;descent-override:24.6%;line-gap-override:0%}',
  '@font-face{font-family:"Site Heading Fallback";src:local("Arial Bold"),local("Liberation Sans Bold"),local("Helvetica Neue Bold"),local("Roboto Bold");size-adjust:81.1%;ascent-override:119.6%;descent-override:30.8%;line-gap-override:0%}',
  '@font-face{font-family:"Site Mono Fallback";src:local("Menlo"),local("DejaVu Sans Mono"),local("Courier New");ascent-override:100%;descent-override:20%;line-gap-override:0%}',
].join('');

/**
 * Lets a phone ask for the fonts once its first frame is shown; at once when the visitor comes from another page of
 * ours, which has fetched them. Wider windows and those without script have them from the start: tokens.css.
 */
export const fontsAfterFirstFrame =
  "{let f=()=>document.documentElement.dataset.fonts='';document.referrer.startsWith(location.origin+'/')?f():requestAnimationFrame(()=>setTimeout(f))}";
