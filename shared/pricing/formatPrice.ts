const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** US dollars without cents: `$37,380`. */
export function formatPrice(amount: number): string {
  return dollars.format(amount);
}
