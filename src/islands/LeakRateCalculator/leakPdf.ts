import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';

/** The contents of a log's PDF, with text and figures ready to print. */
export interface LeakPdf {
  heading: string;
  /** Facts about the circuit, one per line. */
  facts: readonly string[];
  /** The rate and what it means. */
  rate: string;
  verdict: string;
  /** The formula behind the rate, with its numbers. */
  formula: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  dutiesTitle: string;
  duties: readonly { when: string; title: string; text: string; source: string }[];
  notice: string;
}

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, edge: 54 };

/** A color of the page's day theme, or black if there is no page. */
function pageInk(name: string, opacity = 1) {
  const style = typeof document === 'undefined' ? undefined : getComputedStyle(document.documentElement);
  const [, ...digits] = /^#(..)(..)(..)$/.exec(style?.getPropertyValue(name).trim() ?? '') ?? [];
  const [red = 0, green = 0, blue = 0] = digits.map(
    (one) => 1 - (1 - Number.parseInt(one, 16) / 255) * opacity,
  );
  return rgb(red, green, blue);
}

/** Makes a text printable in the standard fonts: drops accents they lack, and replaces other characters by `?`. */
const printable = (text: string) =>
  text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/[^\x20-\xff]/g, (letter) => letter.normalize('NFKD').replace(/[^\x20-\xff]/g, '') || '?');

/** Wraps a text to a width, between words, or within a word that is wider than a line. */
function linesOf(text: string, font: PDFFont, size: number, width: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let current = '';
  for (const word of printable(text).split(' ')) {
    const next = current === '' ? word : `${current} ${word}`;
    if (fits(next)) {
      current = next;
      continue;
    }
    if (current !== '') lines.push(current);
    current = '';
    for (const letter of word) {
      if (!fits(current + letter)) {
        lines.push(current);
        current = '';
      }
      current += letter;
    }
  }
  return [...lines, current];
}

/** A circuit's log as a PDF for the records: facts, rate, every addition, every duty with its source. */
export async function leakPdf(contents: LeakPdf): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.setTitle(contents.heading);
  document.setLanguage('en');
  const [regular, bold] = await Promise.all([
    document.embedFont(StandardFonts.Helvetica),
    document.embedFont(StandardFonts.HelveticaBold),
  ]);
  const width = PAGE.width - 2 * PAGE.edge;
  let page: PDFPage = document.addPage([PAGE.width, PAGE.height]);
  let y = PAGE.height - PAGE.edge;
  const ink = pageInk('--ink');
  const soft = pageInk('--ink-soft');
  const need = (height: number) => {
    if (y - height >= PAGE.edge) return;
    page = document.addPage([PAGE.width, PAGE.height]);
    y = PAGE.height - PAGE.edge;
  };
  const write = (text: string, size: number, font = regular, color = ink, after = 0) => {
    for (const line of linesOf(text, font, size, width)) {
      need(size * 1.35);
      y -= size * 1.35;
      page.drawText(line, { x: PAGE.edge, y, size, font, color });
    }
    y -= after;
  };
  const rule = () => {
    page.drawLine({
      start: { x: PAGE.edge, y },
      end: { x: PAGE.edge + width, y },
      thickness: 0.6,
      color: pageInk('--ink', 0.26),
    });
  };

  write(contents.heading, 18, bold, ink, 6);
  for (const fact of contents.facts) write(fact, 10, regular, soft);
  y -= 14;
  write(contents.rate, 26, bold);
  write(contents.verdict, 11, regular, soft, 4);
  write(contents.formula, 10, regular, soft, 16);

  const column = width / contents.headings.length;
  const row = (cells: readonly string[], font: PDFFont) => {
    need(18);
    y -= 14;
    for (const [index, text] of cells.entries())
      page.drawText(printable(text), { x: PAGE.edge + index * column, y, size: 9, font, color: ink });
    y -= 5;
    rule();
  };
  row(contents.headings, bold);
  for (const cells of contents.rows) row(cells, regular);
  y -= 20;

  if (contents.duties.length > 0) write(contents.dutiesTitle, 13, bold, ink, 6);
  for (const { when, title, text, source } of contents.duties) {
    need(54);
    write(`${when}: ${title}`, 10, bold);
    write(text, 9, regular, soft);
    write(source, 8, regular, soft, 8);
  }
  write(contents.notice, 8, regular, soft);
  return document.save();
}
