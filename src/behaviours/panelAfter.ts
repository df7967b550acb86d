/**
 * Which panel a group shows after its selection, or that of a group it shares it with, moved to a place. A group that
 * is shorter shows its last: the sixth of six goes with the fifth of five.
 */
export function panelAfter(wanted: number, count: number): number {
  return Math.min(Math.max(0, wanted), count - 1);
}
