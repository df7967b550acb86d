import type { StructureElement, StructureRole } from '../ebooks/BookStructure.ts';
import { type BookWriter, withSpace } from '../ebooks/BookWriter.ts';
import { body, bookPage } from '../ebooks/bookPage.ts';
import { sizeOf, type TextLine, type TextRun } from '../ebooks/bookText.ts';
import { writeTable } from '../ebooks/writeTable.ts';
import type { PenColor } from '../pdf/PdfPen.ts';
import type { PrintedRelease } from './printedRelease.ts';
import type { ProseBlock } from './proseBlocks.ts';

type Writer = BookWriter<PrintedRelease>;

const { start, end, column } = bookPage;

interface Setting {
  size: number;
  leading: number;
  color?: PenColor;
  /** Left edge; the text reaches to the end of the page. */
  x: number;
  role?: StructureRole;
  /** Left edge of a bar beside the text, for quotations. */
  bar?: number;
}

const BODY: Setting = { ...body, x: column };
const SMALL: Setting = { size: 9, leading: 13, color: 'soft', x: column };

/** The link being written, which may continue on the next line. */
interface OpenLink {
  href: string;
  element: StructureElement;
}

/** Writes one line of an element; each link in it is an element of its own. */
function writeLine(
  writer: Writer,
  owner: StructureElement,
  line: TextLine,
  setting: Setting,
  open?: OpenLink,
) {
  const { size, color = 'ink', x } = setting;
  const baseline = writer.y - size;
  let at = x;
  let link = open;
  for (const { text, face, href } of line) {
    const points = sizeOf(face, size);
    const width = writer.widthOf(text, points, face);
    const draw = () => {
      writer.pen.text(at, baseline, points, text, { face, color });
      if (href === undefined) return;
      const until = at + writer.widthOf(text.trimEnd(), points, face);
      writer.pen.line(`M${at} ${baseline - 2}H${until}`, 'ink', 0.5);
    };
    if (href === undefined) {
      link = undefined;
      writer.resume(owner, draw);
    } else {
      if (link?.href === href) writer.resume(link.element, draw);
      else link = { href, element: writer.mark('Link', draw) };
      const place = { x: at, y: baseline - 3, width, height: size + 4 };
      writer.sheet.links.push({ ...place, target: href, title: text.trim(), element: link.element });
    }
    at += width;
  }
  return link;
}

/** Writes runs as a paragraph, or as an element of another role, never leaving a single line behind. */
function writeRuns(writer: Writer, runs: readonly TextRun[], setting: Setting): void {
  const { size, leading, x, bar, role = 'P' } = setting;
  const lines = writer.wrap(runs, end - x, size);
  if (lines.length === 0) return;
  writer.group(role, (owner) => {
    let link: OpenLink | undefined;
    for (const [index, line] of lines.entries()) {
      const isEdge = index === 0 || index === lines.length - 2;
      writer.room(leading * (isEdge && lines.length > 1 ? 2 : 1));
      if (bar !== undefined) writer.pen.fill(bar, writer.y - leading, 2.5, leading, 'ink');
      const isLast = index === lines.length - 1;
      link = writeLine(writer, owner, isLast ? line : withSpace(line), setting, link);
      writer.y -= leading;
    }
  });
}

function writeQuote(writer: Writer, blocks: readonly ProseBlock[], x: number): void {
  writer.y -= 2;
  writer.group('BlockQuote', () => {
    for (const [index, block] of blocks.entries()) {
      // The last line of a quotation is its attribution.
      const isBy = index > 0 && index === blocks.length - 1;
      const setting = { ...(isBy ? SMALL : BODY), x: x + 18, bar: x };
      if (block.block === 'text') writeRuns(writer, block.runs, setting);
      else writeBlock(writer, block, x + 18);
    }
  });
  writer.y -= 11;
}

function writeList(
  writer: Writer,
  { first, items }: Extract<ProseBlock, { block: 'list' }>,
  x: number,
): void {
  writer.group('L', () => {
    for (const [index, item] of items.entries()) {
      writer.room(body.leading * 2);
      const baseline = writer.y - body.size;
      writer.group('LI', () => {
        if (first === undefined) writer.pen.fill(x, baseline + 2.4, 6, 2, 'ink');
        else
          writer.mark('Lbl', () =>
            writer.pen.text(x, baseline, 9, String(first + index), { face: 'mono', color: 'faint' }),
          );
        writer.group('LBody', () => {
          for (const block of item) writeBlock(writer, block, x + 20, 4);
        });
      });
    }
  });
  writer.y -= 6;
}

/** Shares of a table’s width by the longest text of each column, within limits. */
function columnsOf({ columns, rows }: Extract<ProseBlock, { block: 'table' }>) {
  return columns.map((title, index) => {
    const longest = Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0));
    return { title, share: Math.min(40, Math.max(10, longest)), isMeasured: false };
  });
}

function writeBlock(writer: Writer, block: ProseBlock, x: number = column, after = 9): void {
  switch (block.block) {
    case 'heading':
      writer.room(64);
      writer.y -= 8;
      // Below the title, levels may not be skipped.
      writeRuns(writer, block.runs, { size: 14, leading: 18, x, role: block.level > 2 ? 'H3' : 'H2' });
      writer.y -= 5;
      return;
    case 'text':
      writeRuns(writer, block.runs, { ...BODY, x });
      writer.y -= after;
      return;
    case 'quote':
      writeQuote(writer, block.blocks, x);
      return;
    case 'list':
      writeList(writer, block, x);
      return;
    case 'table':
      writeTable(writer, { columns: columnsOf(block), rows: block.rows });
  }
}

function writeHead(writer: Writer): void {
  const { brand, date, kind, release, title, summary, dateline } = writer.book;
  const { pen } = writer;
  pen.mark(start, 738, 22, 'ink');
  writer.mark('P', () => pen.text(start + 29, 739, 19, brand, { face: 'display', maxWidth: 300 }));
  writer.mark('P', () => pen.text(end, 740, 9, `${kind}, ${date}`, { face: 'mono', align: 'end' }));
  pen.fill(start, 722, end - start, 5, 'ink');
  writer.y = 692;
  writer.mark('P', () =>
    pen.text(start, writer.y - 20, 8.5, release, { color: 'soft', maxWidth: column - start - 12 }),
  );
  writer.mark('H1', () =>
    writer.text(title, column, end - column, { size: 25, leading: 28, face: 'display' }),
  );
  writer.y -= 8;
  writeRuns(writer, summary, { size: 12.5, leading: 17.5, color: 'soft', x: column });
  writer.y -= 14;
  writeRuns(writer, [{ text: dateline, face: 'strong' }], BODY);
  writer.y -= 6;
}

/** A part below the text, its heading in the outer column. */
function writeFoot(writer: Writer, title: string, lines: readonly (readonly TextRun[])[]): void {
  writer.room(SMALL.leading * 4 + 12);
  writer.rule(writer.y, 'rule', 0.6);
  writer.y -= 10;
  writer.mark('H2', () =>
    writer.pen.text(start, writer.y - 9, 9, title, { face: 'strong', maxWidth: column - start - 12 }),
  );
  for (const line of lines) writeRuns(writer, line, SMALL);
  writer.y -= 14;
}

/** Writes a press release as a letter: head, text, company boilerplate and press contact. */
export function writeRelease(writer: Writer): void {
  const { about, contact, end: mark, kind } = writer.book;
  writer.open(kind, false);
  writeHead(writer);
  for (const block of writer.book.body) writeBlock(writer, block);
  writer.room(18);
  writer.mark('P', () => writer.pen.text(column, writer.y - 14, 9, mark, { face: 'mono', color: 'soft' }));
  writer.y -= 34;
  writeFoot(writer, about.title, [about.runs]);
  if (contact) writeFoot(writer, contact.title, contact.lines);
  writer.close();
}
