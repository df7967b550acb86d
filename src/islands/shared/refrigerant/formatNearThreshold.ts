/**
 * Formats a number without rounding it up or down to any of the thresholds: 4.995 is not `5` if 5 is one. Adds decimals
 * beyond `most` if needed.
 *
 * @param least minimum number of decimals, padded with zeros.
 */
export function formatNearThreshold(
  value: number,
  steps: readonly number[],
  { least = 0, most }: { least?: number; most: number },
): string {
  const sides = (number: number) => steps.map((step) => Math.sign(number - step)).join();
  let digits = most;
  while (digits < 9 && sides(Number(value.toFixed(digits))) !== sides(value)) digits += 1;
  return new Intl.NumberFormat('en-US', {
    minimumFractionDigits: least,
    maximumFractionDigits: digits,
  }).format(value);
}
