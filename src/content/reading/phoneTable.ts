/** Letters of a table's text on a line of a phone. */
const LINE = 48;

/** Letters between two columns. */
const BETWEEN = 2;

/** The most lines of a heading. */
const LINES = 4;

/** How many more letters of a heading, which is smaller than a value, have room. */
const SMALLER = 1.2;

/**
 * Whether a phone can show columns side by side: no word is broken, and no value has more lines than it may. `from` is
 * the first of these columns.
 */
function fits(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
  { from, lines }: { from: number; lines: number },
): boolean {
  const columns = headings.length - from;
  const letters = Math.floor((LINE - BETWEEN * (columns - 1)) / columns);
  const hasRoom = (room: number, most: number) => (text: string) =>
    text.length <= most * room && text.split(/[ /–-]/).every((word) => word.length <= room);
  return (
    headings.slice(from).every(hasRoom(letters * SMALLER, LINES)) &&
    rows.every((row) => row.slice(from).every(hasRoom(letters, lines)))
  );
}

/**
 * How a phone shows a table of many columns: as it is, if a line holds each row; in columns below the names of the rows,
 * which are lines of their own; or row by row, if values are long.
 */
export function phoneTable(
  headings: readonly string[],
  rows: readonly (readonly string[])[],
): 'whole' | 'columns' | 'rows' {
  if (fits(headings, rows, { from: 0, lines: 1 })) return 'whole';
  return fits(headings, rows, { from: 1, lines: LINES }) ? 'columns' : 'rows';
}
