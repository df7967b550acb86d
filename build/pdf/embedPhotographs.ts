import { join } from 'node:path';
import type { PDFDocument, PDFRef } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { pdfNumber } from '../../shared/roi/pdfText.ts';
import type { MediaImage } from '../../src/media/MediaImage.ts';
import { damagedPicture, mediaRoot } from '../../src/media/mediaFiles.ts';
import { cropStart } from '../../src/scenes/pictures/pictureSize.ts';
import type { PdfDrawingPlace } from './svgToPdf.ts';

/** Px of the longer side: 180 to the inch across a page. */
const LONGEST = 1500;

/** A photograph within a PDF. */
export interface PdfPhotograph {
  /** Its name among the resources of a page. */
  name: string;
  ref: PDFRef;
  width: number;
  height: number;
}

/** Adds each photograph to a PDF once, however often it is shown. By the path of its file within content/media. */
export async function embedPhotographs(
  document: PDFDocument,
  images: readonly MediaImage[],
): Promise<ReadonlyMap<string, PdfPhotograph>> {
  const embedded = new Map<string, PdfPhotograph>();
  for (const { path } of images) {
    if (embedded.has(path)) continue;
    const bytes = await sharp(join(mediaRoot(), path))
      .autoOrient()
      .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 82 })
      .toBuffer()
      .catch((error: unknown) => {
        throw damagedPicture(path, error);
      });
    const { ref, width, height } = await document.embedJpg(bytes);
    embedded.set(path, { name: `Im${embedded.size + 1}`, ref, width, height });
  }
  return embedded;
}

/**
 * The operators of a photograph at its position on the page.
 *
 * @param focus what a crop keeps: percent from the left and from the top
 */
export function placePhotograph(
  { name, width, height }: PdfPhotograph,
  [fromLeft, fromTop]: readonly [number, number],
  place: PdfDrawingPlace,
): string {
  const [across, up] = [place.width / width, place.height / height];
  const scale = place.fit === 'cover' ? Math.max(across, up) : Math.min(across, up);
  const [wide, high] = [width * scale, height * scale];
  const isCropped = place.fit === 'cover';
  const x = isCropped ? place.x - cropStart(wide, place.width, fromLeft) : place.x + (place.width - wide) / 2;
  const y = isCropped ? place.y + place.height - high + cropStart(high, place.height, fromTop) : place.y;
  const box = [place.x, place.y, place.width, place.height].map(pdfNumber).join(' ');
  return `q ${box} re W n ${[wide, 0, 0, high, x, y].map(pdfNumber).join(' ')} cm /${name} Do Q`;
}
