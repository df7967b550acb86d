import type { MediaImage } from '../../media/MediaImage.ts';
import { logoOf } from './customerLogo.ts';
import { ROW } from './opticalHeight.ts';

/** Gap between two logos, in units of a strip that is 40 high. */
const GAP = 84;

const rounded = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Several logos in a row as one picture, with a gap after each, so that copies end to end look like one row. Width and
 * height in CSS pixels.
 */
export function logoStripSvg(logos: readonly MediaImage[], color: string) {
  let at = 0;
  const marks = logos.map((image) => {
    const { body, left, top, height, shown } = logoOf(image);
    const scale = shown.height / height;
    const x = at - left * scale;
    const y = (ROW - shown.height) / 2 - top * scale;
    at += Math.ceil(shown.width) + GAP;
    return `<g transform="translate(${rounded(x)} ${rounded(y)})scale(${rounded(scale)})">${body}</g>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${at}" height="${ROW}" viewBox="0 0 ${at} ${ROW}" fill="${color}" color="${color}">${marks.join('')}</svg>`;
  return { svg, width: at, height: ROW };
}
