import { sheet } from '../drawings/sheet.ts';
import { type PortraitOptions, portrait } from '../parts/portrait.ts';

/** Width and height of every portrait in px. */
export const PORTRAIT_SIZE = { width: 200, height: 220 };

/** A drawn portrait, always in the day tone. */
export const portraitSvg = (look: PortraitOptions) =>
  sheet({ ...PORTRAIT_SIZE, scale: 1, originY: 0 }, (pen) => portrait(pen, look))('day');
