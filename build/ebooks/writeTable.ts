import type { BookWriter, RunningText } from './BookWriter.ts';
import { bookPage } from './bookPage.ts';
import type { EbookBlock } from './ebookSchema.ts';

/** A table; a caption is next to its label. Columns without titles have no header. */
type Table = Pick<Extract<EbookBlock, { block: 'table' }>, 'columns' | 'rows'> & { caption?: string };

type Writer = BookWriter<RunningText>;

const SIZE = 9;
const LEADING = 12.4;
const PADDING = 7;

const { start, end } = bookPage;

/** Left edges of a table’s columns, followed by its right edge. */
function edges(table: Table): number[] {
  const total = table.columns.reduce((sum, { share }) => sum + share, 0);
  const found: number[] = [start];
  for (const { share } of table.columns)
    found.push((found.at(-1) ?? start) + (share / total) * (end - start));
  return found;
}

/** @param isRepeated on a further page, where screen readers have already read the header */
function writeHead(writer: Writer, table: Table, at: readonly number[], isRepeated = false): void {
  writer.rule(writer.y, 'ink', 1.4);
  if (table.columns.every(({ title }) => title === '')) return;
  const cell = (index: number) => {
    const x = at[index] ?? start;
    writer.pen.text(x, writer.y - 14, 8, table.columns[index]?.title ?? '', {
      color: 'soft',
      maxWidth: (at[index + 1] ?? end) - x - 8,
    });
  };
  const each = (draw: (index: number) => void) => {
    for (const index of table.columns.keys()) draw(index);
  };
  if (isRepeated) each(cell);
  else writer.group('TR', () => each((index) => writer.mark('TH', () => cell(index), { scope: 'Column' })));
  writer.y -= 21;
}

/** Writes a table across the full page width, on one page if possible; otherwise its header is repeated. */
export function writeTable(writer: Writer, table: Table, label = ''): void {
  const at = edges(table);
  const [size, leading, padding] = [SIZE * writer.fit, LEADING * writer.fit, PADDING * writer.fit];
  const rows = table.rows.map((row) => {
    const cells = row.map((cell, index) => {
      const width = (at[index + 1] ?? end) - (at[index] ?? start) - 10;
      const isMeasured = table.columns[index]?.isMeasured ?? false;
      return writer.lines(cell, width, size, isMeasured ? 'mono' : index === 0 ? 'strong' : 'text');
    });
    return { cells, height: Math.max(...cells.map((lines) => lines.length), 1) * leading + 2 * padding - 3 };
  });
  const whole = rows.reduce((sum, { height }) => sum + height, 47);
  writer.room(whole < bookPage.top - bookPage.bottom ? whole : 110);
  writer.y -= 6;
  writer.group('Table', () => {
    const { caption } = table;
    if (caption !== undefined) {
      writer.mark('Caption', () => {
        writer.pen.text(start, writer.y - 10, 7.5, label, { face: 'mono', color: 'faint' });
        writer.pen.text(bookPage.column, writer.y - 10, 10, caption, {
          face: 'strong',
          maxWidth: end - bookPage.column,
        });
      });
      writer.y -= 20;
    }
    writeHead(writer, table, at);
    for (const { cells, height } of rows) {
      if (writer.y - height < bookPage.bottom) {
        writer.open();
        writeHead(writer, table, at, true);
      }
      writer.rule(writer.y, 'rule', 0.6);
      writer.group('TR', () => {
        for (const [index, lines] of cells.entries()) {
          const write = () =>
            writer.linesAt(lines, at[index] ?? start, writer.y - padding - size + 1, size, leading);
          if (index === 0) writer.mark('TH', write, { scope: 'Row' });
          else writer.mark('TD', write);
        }
      });
      writer.y -= height;
    }
  });
  writer.rule(writer.y, 'ink', 0.8);
  writer.y -= 22;
}
