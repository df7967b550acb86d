import type { Croppable } from './cropAround.ts';
import type { Pen } from './Pen.ts';
import { sceneStyle } from './sceneStyle.ts';
import type { Tone } from './systems.ts';

/** A drawing as a file: its text and its size in CSS pixels at scale 1. */
export interface DrawnScene extends Croppable {
  svg: string;
}

export interface DrawingOptions {
  pen: Pick<Pen, 'svg' | 'used'> & Partial<Pick<Pen, 'parts'>>;
  width: number;
  height: number;
  /** Left, top, width and height of the visible part, in the pen's pixels; the whole sheet by default. */
  viewBox?: readonly [number, number, number, number];
  tone?: Tone;
  /** CSS rules of the composition itself, after those of the strokes. */
  extraStyle?: string;
  /**
   * Omits all motion. Not every browser passes the preference for reduced motion on to an img: serve those visitors the
   * still file through a source with a media query.
   */
  still?: boolean;
}

/** The drawing as the text of an SVG file with its own stylesheet. Its accessible name is the alt text of the img. */
export function drawingToSvg(options: DrawingOptions): string {
  const {
    pen,
    width,
    height,
    viewBox = [0, 0, width, height],
    tone = 'day',
    extraStyle = '',
    still = false,
  } = options;
  const body = pen.svg();
  const style = sceneStyle({ tone, used: pen.used, markup: body, still });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox.join(' ')}"><style>${style}${extraStyle}</style>${body}</svg>`;
}

/** `drawingToSvg`, returned together with the sheet's size. */
export function drawnScene(options: DrawingOptions): DrawnScene {
  const { width, height, pen } = options;
  return { svg: drawingToSvg(options), width, height, parts: pen.parts ?? [] };
}
