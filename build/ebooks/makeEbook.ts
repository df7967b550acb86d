import { type PDFDocument, PDFHexString, PDFName } from '@cantoo/pdf-lib';
import { siteConfig } from '../../config/siteConfig.ts';
import type { MediaImage } from '../../src/media/MediaImage.ts';
import { instanceFaces } from '../pdf/embedFont.ts';
import { embedPhotographs } from '../pdf/embedPhotographs.ts';
import { type Ebook, ebookFile } from './ebookSchema.ts';
import { type LaidOutBook, layoutBook } from './layoutBook.ts';
import { openPdf } from './openPdf.ts';
import { requirePrintable } from './requirePrintable.ts';

/** Every character that a book prints. Throws a ContentError on one that its fonts' encoding lacks. */
function charactersOf(file: string, book: Ebook): string {
  const found = new Set(JSON.stringify(book) + siteConfig.brand.name);
  for (let code = 0x20; code < 0x7f; code += 1) found.add(String.fromCharCode(code));
  requirePrintable(found, file);
  return [...found].join('');
}

/** The photographs of a book, in the order of its pages. */
const photographsOf = ({ cover, chapters }: Ebook): MediaImage[] =>
  [
    cover,
    ...chapters.flatMap(({ scene, blocks }) => [
      scene,
      ...blocks.flatMap((block) => (block.block === 'figure' ? [block.scene] : [])),
    ]),
  ].flatMap((scene) => (scene.scene === 'picture' ? [scene.file] : []));

/** Bookmarks, one per chapter. */
function addOutline(document: PDFDocument, chapters: LaidOutBook['chapters']): void {
  const { context } = document;
  const outline = context.nextRef();
  const items = chapters.map(() => context.nextRef());
  chapters.forEach((chapter, index) => {
    const item = context.obj({
      Title: PDFHexString.fromText(chapter.title),
      Parent: outline,
      Dest: [document.getPage(chapter.page - 1).ref, PDFName.of('Fit')],
    });
    const before = items[index - 1];
    const after = items[index + 1];
    if (before) item.set(PDFName.of('Prev'), before);
    if (after) item.set(PDFName.of('Next'), after);
    const ref = items[index];
    if (ref) context.assign(ref, item);
  });
  const [first] = items;
  const last = items.at(-1);
  if (!first || !last) return;
  context.assign(outline, context.obj({ Type: 'Outlines', First: first, Last: last, Count: items.length }));
  document.catalog.set(PDFName.of('Outlines'), outline);
}

/**
 * A book as a PDF, with the page where each chapter begins. The same text and packages give the same bytes. Throws a
 * ContentError if the fonts lack one of its characters, or a chapter does not fit the pages that it states.
 */
export async function makeEbook(
  name: string,
  book: Ebook,
): Promise<{ bytes: Uint8Array; layout: LaidOutBook }> {
  const file = ebookFile(name);
  const pdf = await openPdf(await instanceFaces(charactersOf(file, book)));
  const { document } = pdf;
  const layout = layoutBook(file, book, pdf.fonts, await embedPhotographs(document, photographsOf(book)));
  pdf.add(layout.sheets);
  addOutline(document, layout.chapters);
  const bytes = await pdf.finish(layout, { name, title: book.title, subject: book.subtitle });
  return { bytes, layout };
}
