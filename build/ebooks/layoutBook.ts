import { ContentError } from '../../src/content/files/contentError.ts';
import { lineOfField } from '../../src/content/reading/fieldPlace.ts';
import type { EmbeddedFont, ReportFace } from '../pdf/embedFont.ts';
import type { PdfPhotograph } from '../pdf/embedPhotographs.ts';
import type { PdfDrawing } from '../pdf/svgToPdf.ts';
import type { StructureElement } from './BookStructure.ts';
import { type BookSheet, BookWriter } from './BookWriter.ts';
import { bookColors, bookPage } from './bookPage.ts';
import { drawBack, drawFront } from './drawCovers.ts';
import type { Ebook } from './ebookSchema.ts';
import { type BookCounts, writeBlock } from './writeBlock.ts';

export interface LaidOutBook {
  sheets: readonly BookSheet[];
  /** What assistive technology reads, in order. */
  structure: StructureElement;
  /** The page on which each chapter begins. */
  chapters: readonly { title: string; page: number }[];
}

const { start, end, column, width, height } = bookPage;

function openChapter(writer: BookWriter, index: number): void {
  const chapter = writer.book.chapters[index];
  if (!chapter) return;
  writer.open(chapter.title, false);
  const bottom = height - 208;
  writer.pen.fill(0, bottom, width, 208, bookColors[writer.book.system].wash);
  writer.drawing(chapter.scene, { x: 0, y: bottom, width, height: 208, fit: 'cover' });
  writer.pen.fill(0, bottom - 7, width, 7, 'ink');
  writer.y = bottom - 44;
  writer.pen.disc(start + 14, writer.y - 16, 14, 'white', { color: 'ink', weight: 1 });
  writer.mark('H2', () => {
    writer.pen.text(start + 14, writer.y - 20, 11, String(index + 1), { face: 'mono', align: 'middle' });
    writer.text(chapter.title, column, end - column, { size: 30, leading: 32, face: 'display' });
  });
  writer.y -= 8;
  writer.mark('P', () =>
    writer.text(chapter.lead, column, end - column, { size: 13, leading: 18.5, color: 'soft' }),
  );
  writer.y -= 16;
}

function drawContents(writer: BookWriter, chapters: LaidOutBook['chapters']): void {
  const { book } = writer;
  writer.open(book.labels.contents, false);
  writer.y = 738;
  writer.mark('H2', () =>
    writer.text(book.preface.title, start, end - start, { size: 26, leading: 29, face: 'display' }),
  );
  writer.y -= 10;
  for (const paragraph of book.preface.paragraphs) {
    writer.mark('P', () => writer.text(paragraph, column, end - column));
    writer.y -= 8;
  }
  writer.y -= 14;
  const row = Math.min(62, (writer.y - bookPage.bottom - 30) / book.chapters.length);
  writer.mark('H2', () =>
    writer.pen.text(start, writer.y - 10, 12, book.labels.contents, { face: 'strong' }),
  );
  writer.y -= 20;
  writer.group('TOC', () => drawEntries(writer, chapters, row));
  writer.rule(writer.y, 'ink', 0.8);
}

function drawEntries(writer: BookWriter, chapters: LaidOutBook['chapters'], row: number): void {
  const { book } = writer;
  chapters.forEach((chapter, index) => {
    const spec = book.chapters[index];
    if (!spec) return;
    writer.rule(writer.y, index === 0 ? 'ink' : 'rule', 0.8);
    const thumb = {
      x: start,
      y: writer.y - row + 6,
      width: (row - 12) * 1.7,
      height: row - 12,
      fit: 'cover',
    } as const;
    writer.pen.fill(thumb.x, thumb.y, thumb.width, thumb.height, bookColors[book.system].wash);
    writer.drawing(spec.scene, thumb);
    writer.pen.box(thumb.x, thumb.y, thumb.width, thumb.height, 'ink', 0.6);
    const baseline = writer.y - row / 2 - 4;
    const place = { x: start, y: writer.y - row, width: end - start, height: row };
    writer.group('TOCI', () => {
      const element = writer.mark('Link', () => {
        writer.pen.text(column, baseline, 9, `${index + 1} `, { face: 'mono', color: 'faint' });
        writer.pen.text(column + 22, baseline, 13, `${chapter.title} `, { face: 'display', maxWidth: 304 });
        writer.pen.text(end, baseline, 10, String(chapter.page), { face: 'mono', align: 'end' });
      });
      writer.sheet.links.push({ ...place, title: chapter.title, target: chapter.page, element });
    });
    writer.y -= row;
  });
}

function writeChapter(writer: BookWriter, index: number, counts: BookCounts, fit: number): void {
  openChapter(writer, index);
  writer.fit = fit;
  for (const block of writer.book.chapters[index]?.blocks ?? []) writeBlock(writer, block, counts);
  writer.fit = 1;
}

/** Factors of the size of a chapter’s text, in the order in which they are tried: smaller ones before larger ones. */
const FITS = [1, 0.98, 0.96, 0.94, 0.92, 0.9, 0.88, 0.86, 0.84, 0.82, 0.8, 1.02, 1.04, 1.06, 1.08];

/**
 * The factor that gives a chapter the number of pages that it states. Pages of the site send readers to pages of a book,
 * which therefore have to stay where they are in a wider or narrower typeface. Throws a ContentError if there is none.
 *
 * @param blank makes a writer for a trial
 */
function fitOf(file: string, book: Ebook, index: number, blank: () => BookWriter): number {
  const { title = '', pages } = book.chapters[index] ?? {};
  if (pages === undefined) return 1;
  const takes = (fit: number) => {
    const writer = blank();
    writeChapter(writer, index, { figures: 0, tables: 0 }, fit);
    return writer.number;
  };
  const fit = FITS.find((one) => takes(one) === pages);
  if (fit !== undefined) return fit;
  const text = `the pages of “${title}” are ${takes(1)} and not ${pages}, even if its text is set smaller or larger: change its text, or “pages” and whatever names a page of this book`;
  throw new ContentError([{ file, line: lineOfField(file, ['chapters', index, 'pages']), text }]);
}

/**
 * Lays out cover, contents, chapters and back. The book is written twice so that the contents know their page numbers.
 * Throws a ContentError if a chapter cannot be fitted to the number of pages that it states.
 *
 * @param file the book’s, to name in errors
 */
export function layoutBook(
  file: string,
  book: Ebook,
  fonts: Readonly<Record<ReportFace, EmbeddedFont>>,
  photographs?: ReadonlyMap<string, PdfPhotograph>,
): LaidOutBook {
  const painted = new Map<string, PdfDrawing>();
  const blank = () => new BookWriter(book, fonts, photographs, painted);
  const fits = book.chapters.map((_, index) => fitOf(file, book, index, blank));
  const write = (known: LaidOutBook): LaidOutBook => {
    const writer = blank();
    const chapters: { title: string; page: number }[] = [];
    const counts = { figures: 0, tables: 0 };
    drawFront(writer, known.sheets.length);
    drawContents(writer, known.chapters);
    book.chapters.forEach((chapter, index) => {
      chapters.push({ title: chapter.title, page: writer.number + 1 });
      writeChapter(writer, index, counts, fits[index] ?? 1);
    });
    drawBack(writer);
    writer.close();
    return { sheets: writer.sheets, structure: writer.structure, chapters };
  };
  const none: StructureElement = { role: 'Document', kids: [] };
  const first = write({
    sheets: [],
    structure: none,
    chapters: book.chapters.map(({ title }) => ({ title, page: 0 })),
  });
  return write(first);
}
