/**
 * A number that is not rounded across any of the steps it is compared with: `4.995` beside a step of 5, not `5`. It has
 * as many decimals as are asked for, and more where they are needed to stand on its own side.
 *
 * @param least decimals that it has at least, zeros included.
 */
export function formatBeside(
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
