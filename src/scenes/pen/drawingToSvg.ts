import type { Pen } from './Pen.ts';
import { sceneStyle } from './sceneStyle.ts';
import type { Tone } from './systems.ts';

/** A drawing as a file: its text and its size in CSS pixels at scale 1. */
export interface DrawnScene {
  svg: string;
  width: number;
  height: number;
}

export interface DrawingOptions {
  pen: Pick<Pen, 'svg' | 'used'>;
  width: number;
  height: number;
  /** Left, top, width and height of what is shown, in the pen's pixels; the whole sheet unless given. */
  viewBox?: readonly [number, number, number, number];
  tone?: Tone;
  /** What the picture shows, for a reader who cannot see it. Without one the picture is decoration. */
  title?: string;
  /** Rules of the composition itself, after the strokes' rules. */
  extraStyle?: string;
  /**
   * Leaves all motion out. A picture shown by an img does not everywhere learn of the reader's wish for less motion:
   * give those readers the still file by a source with a media query.
   */
  still?: boolean;
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The drawing as the text of an SVG file that carries its own stylesheet. */
export function drawingToSvg(options: DrawingOptions): string {
  const {
    pen,
    width,
    height,
    viewBox = [0, 0, width, height],
    tone = 'day',
    title,
    extraStyle = '',
    still = false,
  } = options;
  const body = pen.svg();
  const style = sceneStyle({ tone, used: pen.used, markup: body, still });
  const name = title === undefined ? '' : `<title>${escapeText(title)}</title>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox.join(' ')}">${name}<style>${style}${extraStyle}</style>${body}</svg>`;
}

/** `drawingToSvg` with the sheet's size beside it. */
export function drawnScene(options: DrawingOptions): DrawnScene {
  return { svg: drawingToSvg(options), width: options.width, height: options.height };
}
