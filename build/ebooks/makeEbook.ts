import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib';
import { siteConfig } from '../../config/site.ts';
import { winAnsiCode } from '../../shared/roi/pdfText.ts';
import { embedFace, instanceFaces } from '../roi/embedFont.ts';
import { faceNames } from '../roi/PdfPen.ts';
import { addStructure } from './addStructure.ts';
import { bookPage } from './bookPage.ts';
import type { Ebook } from './ebookSchema.ts';
import { type LaidOutBook, layoutBook } from './layoutBook.ts';

/** Every character that a book prints. Throws on one that its fonts' encoding lacks. */
function charactersOf(name: string, book: Ebook): string {
  const found = new Set(JSON.stringify(book) + siteConfig.brand.name);
  for (let code = 0x20; code < 0x7f; code += 1) found.add(String.fromCharCode(code));
  const missing = [...found].filter(
    (character) => winAnsiCode(character) === undefined && character.trim() !== '',
  );
  if (missing.length > 0) {
    throw new Error(
      `content/documents/ebooks/${name}.yaml: the fonts of the PDF have no ${missing.map((one) => `“${one}”`).join(', ')}: write it otherwise`,
    );
  }
  return [...found].join('');
}

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

/** A book as a PDF, with the page where each chapter begins. The same text and packages give the same bytes. */
export async function makeEbook(
  name: string,
  book: Ebook,
): Promise<{ bytes: Uint8Array; layout: LaidOutBook }> {
  const programs = await instanceFaces(charactersOf(name, book));
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context } = document;
  const fonts = {
    display: embedFace(document, programs.display),
    text: embedFace(document, programs.text),
    strong: embedFace(document, programs.strong),
    mono: embedFace(document, programs.mono),
  };
  const fontResources = context.obj({
    [faceNames.display]: fonts.display.ref,
    [faceNames.text]: fonts.text.ref,
    [faceNames.strong]: fonts.strong.ref,
    [faceNames.mono]: fonts.mono.ref,
  });
  const layout = layoutBook(book, fonts);
  for (const sheet of layout.sheets) {
    const page = document.addPage([bookPage.width, bookPage.height]);
    const states = Object.fromEntries(
      [...sheet.opacities].map(([state, opacity]) => [state, context.obj({ ca: opacity, CA: opacity })]),
    );
    // Node's zlib takes a fifth of the time of the library's own deflate.
    const content = deflateSync(Buffer.from(sheet.pen.toString(), 'latin1'));
    const stream = context.stream(content, { Filter: 'FlateDecode' });
    page.node.set(PDFName.of('Contents'), context.register(stream));
    page.node.set(PDFName.of('Resources'), context.obj({ Font: fontResources, ExtGState: states }));
  }
  addOutline(document, layout.chapters);
  const title = `${book.title} | ${siteConfig.brand.name}`;
  addStructure(document, layout, { title, author: siteConfig.brand.name });
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setAuthor(siteConfig.brand.name);
  document.setSubject(book.subtitle);
  document.setLanguage('en-US');
  context.trailerInfo.ID = context.obj([PDFString.of(name), PDFString.of(name)]);
  const bytes = await document.save({
    useObjectStreams: true,
    addDefaultPage: false,
    updateFieldAppearances: false,
  });
  return { bytes, layout };
}
