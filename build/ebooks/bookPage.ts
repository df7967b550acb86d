import type { PenColour } from '../roi/PdfPen.ts';
import type { EbookSystem } from './ebookSchema.ts';

/** The sheet, in points. The outer column holds labels, the inner one is read. */
export const bookPage = {
  width: 612,
  height: 792,
  start: 54,
  end: 558,
  column: 168,
  top: 726,
  bottom: 66,
} as const;

/** Text and leading of what is read. */
export const body = { size: 10.5, leading: 15.6 } as const;

/** Colours of a book by its product. */
export const bookColours: Readonly<Record<EbookSystem, { wash: PenColour; live: PenColour }>> = {
  cmms: { wash: 'cmmsWash', live: 'cmmsLive' },
  energy: { wash: 'energyWash', live: 'energyLive' },
  cold: { wash: 'coldWash', live: 'coldLive' },
};
