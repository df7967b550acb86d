import { siteConfig } from '../../config/siteConfig.ts';
import type { BookWriter } from './BookWriter.ts';
import { bookColors, bookPage } from './bookPage.ts';

const EDGE = 30;
const BLOCK_HEIGHT = 52;

/** The front cover: the book as a drawing sheet, its title block in the lower corner. */
export function drawFront(writer: BookWriter, pages: number): void {
  writer.openBare();
  const { book, pen } = writer;
  const { width, height } = bookPage;
  const inner = width - 2 * EDGE;
  const slab = 330;
  pen.fill(0, 0, width, height, 'paper');
  pen.fill(EDGE, slab, inner, height - EDGE - slab, bookColors[book.system].wash);
  writer.drawing(book.cover, { x: EDGE, y: slab, width: inner, height: height - EDGE - slab, fit: 'cover' });
  pen.fill(EDGE, slab - 8, inner, 8, 'ink');
  let baseline = slab - 66;
  const title = writer.lines(book.title, inner - 60, 42, 'display');
  writer.mark('H1', () => writer.linesAt(title, EDGE + 28, baseline, 42, 43));
  baseline -= title.length * 43 + 2;
  const subtitle = writer.lines(book.subtitle, inner - 160, 14);
  writer.mark('P', () => writer.linesAt(subtitle, EDGE + 28, baseline, 14, 20, 'soft'));
  pen.line(`M${EDGE} ${EDGE + BLOCK_HEIGHT}H${width - EDGE}`, 'ink', 1);
  pen.mark(EDGE + 28, EDGE + 17, 22, 'ink');
  writer.mark('P', () =>
    pen.text(EDGE + 57, EDGE + 18, 19, siteConfig.brand.name, { face: 'display', maxWidth: 120 }),
  );
  const { labels } = book;
  const cells: readonly [string, string, number][] = [
    [labels.kind, book.kind, 88],
    [labels.pages, String(pages), 58],
    [labels.issued, book.issued, 84],
    [labels.revision, book.revision, 48],
    [labels.sheet, book.sheet, 74],
  ];
  let x = width - EDGE - cells.reduce((sum, [, , cell]) => sum + cell, 0);
  for (const [label, value, cell] of cells) {
    pen.line(`M${x} ${EDGE}V${EDGE + BLOCK_HEIGHT}`, 'ink', 0.6);
    const left = x + 9;
    writer.mark('P', () => {
      pen.text(left, EDGE + 33, 7.5, `${label} `, { color: 'soft', maxWidth: cell - 10 });
      pen.text(left, EDGE + 16, 10, value, { face: 'mono', maxWidth: cell - 14 });
    });
    x += cell;
  }
  pen.box(EDGE, EDGE, inner, height - 2 * EDGE, 'ink', 1.6);
}

/** The back cover: what to do next, on a dark background. */
export function drawBack(writer: BookWriter): void {
  writer.openBare();
  const { book, pen } = writer;
  const { start, width, height } = bookPage;
  pen.fill(0, 0, width, height, 'band');
  pen.fill(0, 470, width, 10, 'paper');
  let baseline = 400;
  const title = writer.lines(book.back.title, 420, 34, 'display');
  writer.mark('H2', () => writer.linesAt(title, start, baseline, 34, 36, 'paper'));
  baseline -= title.length * 36 + 4;
  const text = writer.lines(book.back.text, 380, 12);
  writer.mark('P', () => writer.linesAt(text, start, baseline, 12, 18, 'paper'));
  baseline -= text.length * 18;
  writer.mark('P', () =>
    pen.text(start, baseline - 14, 11, book.back.address, { face: 'mono', color: 'paper' }),
  );
  pen.mark(start, 52, 26, 'paper');
  pen.text(start + 35, 53.5, 22, siteConfig.brand.name, { face: 'display', color: 'paper' });
  pen.text(bookPage.end, 54, 9, book.sheet, { face: 'mono', color: 'paper', align: 'end' });
}
