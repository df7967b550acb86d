/**
 * A value as a CSV cell (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before it, which
 * spreadsheets read as "this is text". Numbers stay numbers; undefined and null are empty.
 */
export function csvCell(value: unknown): string {
  const text = String(value ?? '');
  const isFormula = typeof value !== 'number' && /^[\s]*[=+\-@\t\r\n＝＋－＠]/.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Values as a row of a CSV file, with its line break. */
export function csvRow(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}
