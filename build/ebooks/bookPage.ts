import type { System } from '../../shared/site/systems.ts';
import type { PenColor } from '../pdf/PdfPen.ts';

/** The page layout, in points. The outer column holds labels, the inner one the text. */
export const bookPage = {
  width: 612,
  height: 792,
  start: 54,
  end: 558,
  column: 168,
  top: 726,
  bottom: 66,
} as const;

/** Font size and leading of body text. */
export const body = { size: 10.5, leading: 15.6 } as const;

/** Colors of a book by its product. */
export const bookColors: Readonly<Record<System, { wash: PenColor; live: PenColor }>> = {
  cmms: { wash: 'cmmsWash', live: 'cmmsLive' },
  energy: { wash: 'energyWash', live: 'energyLive' },
  cold: { wash: 'coldWash', live: 'coldLive' },
};
