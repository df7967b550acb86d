import type { BookWriter } from './BookWriter.ts';
import { body, bookColors, bookPage } from './bookPage.ts';
import type { EbookBlock } from './ebookSchema.ts';
import { writeTable } from './writeTable.ts';

type BlockOf<Name extends EbookBlock['block']> = Extract<EbookBlock, { block: Name }>;

const { start, end, column } = bookPage;
const measure = end - column;

/** Running numbers of figures and tables in the book. */
export interface BookCounts {
  figures: number;
  tables: number;
}

/** The label of a block, in the outer column. */
function label(writer: BookWriter, text: string, baseline: number): void {
  writer.pen.text(start, baseline, 7.5, text, {
    face: 'mono',
    color: 'faint',
    maxWidth: column - start - 12,
  });
}

function writeList(writer: BookWriter, { items, isNumbered }: BlockOf<'list'>): void {
  writer.y -= 2;
  writer.group('L', () => {
    for (const [index, item] of items.entries()) {
      writer.room(body.leading * 2);
      const baseline = writer.y - body.size;
      writer.group('LI', () => {
        if (isNumbered)
          writer.mark('Lbl', () =>
            writer.pen.text(column, baseline, 9, String(index + 1), { face: 'mono', color: 'faint' }),
          );
        else writer.pen.fill(column, baseline + 2.4, 6, 2, 'ink');
        writer.mark('LBody', () => writer.text(item, column + 20, measure - 20));
      });
      writer.y -= 4;
    }
  });
  writer.y -= 8;
}

function writeNote(writer: BookWriter, { title, text }: BlockOf<'note'>): void {
  const size = body.size * writer.fit;
  const leading = body.leading * writer.fit;
  const lines = writer.lines(text, measure - 32, size);
  const height = 44 + lines.length * leading;
  writer.room(height + 8);
  const { wash, live } = bookColors[writer.book.system];
  const bottom = writer.y - height;
  writer.pen.fill(column, bottom, measure, height, wash).fill(column, bottom, 4, height, live);
  writer.group('Sect', () => {
    writer.mark('P', () => label(writer, writer.book.labels.note, writer.y - 22));
    writer.mark('P', () =>
      writer.pen.text(column + 18, writer.y - 24, 11.5, title, { face: 'strong', maxWidth: measure - 32 }),
    );
    const first = writer.y - 24 - leading - 1;
    writer.mark('P', () => writer.linesAt(lines, column + 18, first, size, leading));
  });
  writer.y = bottom - 18;
}

function writeFormula(writer: BookWriter, { text, explained }: BlockOf<'formula'>): void {
  const lines = writer.lines(text, measure - 32, 9.9, 'mono');
  const height = 26 + lines.length * 15;
  writer.room(height + (explained ? 34 : 10));
  const bottom = writer.y - height;
  writer.pen.box(column, bottom, measure, height, 'ink', 0.8);
  writer.mark('Formula', () => writer.linesAt(lines, column + 16, writer.y - 22, 9.9, 15), { alt: text });
  writer.y = bottom - 8;
  if (explained)
    writer.mark('P', () => writer.text(explained, column, measure, { size: 9, leading: 13, color: 'soft' }));
  writer.y -= 12;
}

/** Height of a bar including the space around it. */
const ROW = 25;

/** Draws bars to scale, with the end of the last one dimensioned: a chart in the style of a drawing. */
function writeBars(writer: BookWriter, block: BlockOf<'bars'>, counts: BookCounts): void {
  counts.figures += 1;
  const height = 34 + block.items.length * ROW + 22;
  writer.room(height);
  const { labels } = writer.book;
  writer.mark('P', () => {
    label(writer, `${labels.figure} ${counts.figures}`, writer.y - 10);
    writer.pen.text(column, writer.y - 11, 10, block.caption, { face: 'strong', maxWidth: measure });
  });
  writer.y -= 24;
  const said = block.items.map((item) => `${item.label}: ${item.value}`).join('; ');
  writer.mark('Figure', () => drawBars(writer, block), { alt: `${block.caption} (${block.unit}). ${said}.` });
  writer.y -= 34;
}

function drawBars(writer: BookWriter, block: BlockOf<'bars'>): void {
  const row = ROW;
  const { system } = writer.book;
  const most = Math.max(...block.items.map(({ amount }) => amount), 0.001);
  const left = column;
  const room = measure - 64;
  for (const item of block.items) {
    const width = Math.max(1, (item.amount / most) * room);
    const top = writer.y - 4;
    writer.pen.text(start, top - 12, 8.5, item.label, { color: 'soft', maxWidth: column - start - 10 });
    writer.pen.box(left, top - 17, width, 15, 'ink', 0.6, item.isLit ? bookColors[system].live : 'sunk');
    writer.pen.text(left + width + 8, top - 13, 8.5, item.value, { face: 'mono' });
    writer.y -= row;
  }
  writer.pen.line(`M${left} ${writer.y + block.items.length * row}V${writer.y}`, 'ink', 1.2);
  writer.pen.text(left, writer.y - 12, 8, block.unit, { color: 'faint' });
}

function writeFigure(writer: BookWriter, block: BlockOf<'figure'>, counts: BookCounts): void {
  counts.figures += 1;
  writer.room(block.height + 36);
  const bottom = writer.y - block.height;
  writer.pen.fill(column, bottom, measure, block.height, bookColors[writer.book.system].wash);
  const place = { x: column, y: bottom, width: measure, height: block.height, fit: 'cover' } as const;
  writer.mark('Figure', () => writer.drawing(block.scene, place), { alt: block.caption });
  writer.pen.box(column, bottom, measure, block.height, 'ink', 0.8);
  writer.y = bottom - 6;
  writer.mark('P', () => {
    label(writer, `${writer.book.labels.figure} ${counts.figures}`, bottom + 2);
    writer.text(block.caption, column, measure, { size: 9, leading: 13, color: 'soft' });
  });
  writer.y -= 14;
}

/** Writes one block of a chapter at the current height. */
export function writeBlock(writer: BookWriter, block: EbookBlock, counts: BookCounts): void {
  switch (block.block) {
    case 'heading':
      writer.room(64);
      writer.y -= 10;
      writer.mark('H3', () =>
        writer.text(block.text, column, measure, { size: 15, leading: 18, face: 'display' }),
      );
      writer.y -= 6;
      return;
    case 'text':
      writer.mark('P', () => writer.text(block.text, column, measure));
      writer.y -= 9;
      return;
    case 'list':
      writeList(writer, block);
      return;
    case 'note':
      writeNote(writer, block);
      return;
    case 'formula':
      writeFormula(writer, block);
      return;
    case 'bars':
      writeBars(writer, block, counts);
      return;
    case 'figure':
      writeFigure(writer, block, counts);
      return;
    case 'table':
      counts.tables += 1;
      writeTable(writer, block, `${writer.book.labels.table} ${counts.tables}`);
      return;
    case 'pageBreak':
      writer.open();
  }
}
