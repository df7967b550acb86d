const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const short = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** Amount in dollars from which the total is abbreviated, because its digits would not fit on a phone. */
const SHORTENED_FROM = 10_000_000;

/** Formats the total in whole US dollars, or in millions and billions: `$271,459`, `$12.3M`. */
export const formatTotal = (dollars: number): string =>
  (Math.round(dollars) >= SHORTENED_FROM ? short : whole).format(dollars);
