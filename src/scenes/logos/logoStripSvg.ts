import { logoOf } from './customerLogo.ts';

/** Units between two logos of a strip, which is 40 high. */
const GAP = 84;

/**
 * Several logos in a row as one picture, with a gap after each, so that copies set end to end read as one row. Width
 * and height in CSS pixels. Throws when an id has no logo.
 */
export function logoStripSvg(ids: readonly string[], colour: string) {
  let at = 0;
  const marks = ids.map((id) => {
    const { width, pieces } = logoOf(id);
    const paths = pieces
      .map((piece) => `<path${piece.at ? ` transform="translate(${piece.at})"` : ''} d="${piece.path}"/>`)
      .join('');
    const mark = `<g transform="translate(${at + 1})">${paths}</g>`;
    at += width + 1 + GAP;
    return mark;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${at}" height="40" viewBox="0 0 ${at} 40" fill="${colour}">${marks.join('')}</svg>`;
  return { svg, width: at, height: 40 };
}
