/** Groups of three digits after the first, separated by the given mark. */
const grouped = (mark: string) => `\\d{1,3}(?:${mark}\\d{3})+`;

/** Thousands separated by a space or an apostrophe, `1 234` or `1'234`, which no country uses for decimals. */
const SPACED = new RegExp(`^(${grouped(' ')}|${grouped("'")})(?:[.,](\\d+))?$`);

/** Thousands separated by one mark and decimals by the other: `1,234.56`, `1.234,56`. */
const BOTH_MARKS = new RegExp(`^(?:(${grouped(',')})\\.|(${grouped('\\.')}),)(\\d+)$`);

/** Several groups by the same mark, which can only be thousands: `1,234,567`. */
const THOUSANDS = /^\d{1,3}(?:(?:,\d{3}){2,}|(?:\.\d{3}){2,})$/;

/** Digits with one mark at most: `12`, `12,5`, `.5`, and `12.` while somebody is typing. */
const ONE_MARK = /^(\d*)(?:([.,])(\d*))?$/;

/** One group of three digits after a mark, which reads both ways: `1,234`, `1.234`. */
const TWO_WAYS = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** What digits with a sign, groups and decimals mean, the likeliest reading first. */
function unsignedReadings(text: string): number[] {
  const spaced = SPACED.exec(text);
  if (spaced) return [Number(`${spaced[1]?.replace(/\D/g, '')}.${spaced[2] ?? '0'}`)];
  const both = BOTH_MARKS.exec(text);
  if (both) return [Number(`${(both[1] ?? both[2])?.replace(/\D/g, '')}.${both[3]}`)];
  if (THOUSANDS.test(text)) return [Number(text.replace(/\D/g, ''))];
  const [, whole = '', mark, decimals = ''] = ONE_MARK.exec(text) ?? [];
  if (whole === '' && decimals === '') return [];
  const decimal = Number(`${whole || '0'}.${decimals || '0'}`);
  if (!TWO_WAYS.test(text)) return [decimal];
  const thousands = Number(whole + decimals);
  return mark === ',' ? [thousands, decimal] : [decimal, thousands];
}

/**
 * Returns every number that a typed text can mean, the likeliest first: none if it is not a number, two if its one mark
 * separates thousands in one country and decimals in another. `12,5` is 12.5; `1.234,56`, `1 234,56` and `1,234.56` are
 * 1234.56; `1,234` is 1234 or else 1.234, and `1.234` the other way around. Spaces of any width may separate thousands.
 * A currency sign before and a percent sign after the number are ignored. Exponents, hexadecimal digits and `Infinity`
 * are not numbers that somebody types on purpose.
 */
export function numberReadings(text: string): readonly number[] {
  // The normal form turns no-break and narrow spaces into plain ones, and full-width digits into ASCII.
  const plain = text
    .normalize('NFKC')
    .replaceAll('\ufeff', '')
    .replace(/[’‘]/g, "'")
    .replaceAll('−', '-')
    .trim();
  const [, sign, digits = ''] = /^([+-]?)[\s$€£]*(.*?)\s*%?$/s.exec(plain) ?? [];
  const readings = unsignedReadings(digits);
  return sign === '-' ? readings.map((value) => 0 - value) : readings;
}
