/** What a spreadsheet may run: a sign that begins a formula, in either width, or white space that hides one. */
const FORMULA = /^\s*[=+\-@\t\r\n＝＋－＠]/;

/** A decimal number with a sign, such as -1200 or +442079460000. */
const SIGNED_NUMBER = /^[+-]\d+(?:\.\d+)?$/;

/**
 * A telephone number with a space, a bracket or a second dot between two groups, such as +44 20 7946 0000: no
 * spreadsheet can compute it. In +1-800-555-0142 it would subtract.
 */
const SPACED_PHONE = /^(?=.*(?:\d *[ (]\d|\) *\d|\d\.\d+\.\d))\+\d[\d ().-]*$/;

/** Tells Excel that a file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A value as a CSV cell (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe before it, which
 * spreadsheets read as "this is text". Numbers and telephone numbers stay as they are; undefined and null are empty.
 */
export function csvCell(value: unknown): string {
  const text = String(value ?? '');
  const isFormula = FORMULA.test(text) && !SIGNED_NUMBER.test(text) && !SPACED_PHONE.test(text);
  const safe = isFormula ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Values as a row of a CSV file, with its line break. */
export function csvRow(values: readonly unknown[]): string {
  return `${values.map(csvCell).join(',')}\r\n`;
}

/** Rows as a CSV file, with a byte order mark, without which Excel garbles letters beyond ASCII. */
export function csvFile(rows: readonly (readonly unknown[])[]): string {
  return BYTE_ORDER_MARK + rows.map(csvRow).join('');
}
