import { numberReadings } from './numberReadings.ts';

/** Whether a cell's last mark is a decimal one beyond doubt, as the comma of `12,5`. */
function hasDecimals(cell: string, mark: ',' | '.'): boolean {
  const [value, ...others] = numberReadings(cell);
  return (
    value !== undefined &&
    others.length === 0 &&
    !Number.isInteger(value) &&
    cell.lastIndexOf(mark) > cell.lastIndexOf(mark === ',' ? '.' : ',')
  );
}

/**
 * Returns the readings of each cell of a pasted column. A cell that reads two ways, such as `1,234`, has one reading if
 * the other cells show which decimal mark their writer uses: with `12,5`, it is 1.234.
 */
export function numberColumn(cells: readonly string[]): (readonly number[])[] {
  const isComma = cells.some((cell) => hasDecimals(cell, ','));
  const isPoint = cells.some((cell) => hasDecimals(cell, '.'));
  return cells.map((cell) => {
    const readings = numberReadings(cell);
    if (readings.length < 2 || isComma === isPoint) return readings;
    const isDecimal = cell.includes(',') ? isComma : isPoint;
    return [isDecimal ? Math.min(...readings) : Math.max(...readings)];
  });
}
