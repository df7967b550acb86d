import type { PdfPen } from './PdfPen.ts';

/** A numbered key that ties a row of the table to the drawing. */
export function drawKey(pen: PdfPen, x: number, y: number, number: string): void {
  pen.disc(x, y, 6.6, 'cmms');
  pen.text(x, y - 2.5, 7, number, { face: 'mono', color: 'white', align: 'middle' });
}
