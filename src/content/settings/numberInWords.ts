const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** Spells out a whole number from 0 to 99: “fourteen”, “twenty-four”. Undefined for any other number. */
export function numberInWords(value: number): string | undefined {
  if (!Number.isInteger(value) || value < 0 || value > 99) return undefined;
  if (value < SMALL.length) return SMALL[value];
  const unit = value % 10;
  return unit === 0 ? TENS[value / 10] : `${TENS[(value - unit) / 10]}-${SMALL[unit]}`;
}
