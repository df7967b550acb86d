/** Shares below this would leave no room for their words. */
const LEAST = 24;

/** Length of a figure on the common line: its number, or an even share when it has none or a small one. */
export function shareOf(value: string): number {
  const number = Number.parseFloat(value.replaceAll(',', ''));
  return Number.isFinite(number) ? Math.min(100, Math.max(LEAST, number)) : 50;
}
