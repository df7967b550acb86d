/**
 * Which panel a group shows after its selection, or that of a group it shares it with, has moved. A shorter group shows
 * its last panel: the fifth of five goes with the sixth of six.
 */
export function panelAfter(wanted: number, count: number): number {
  return Math.min(Math.max(0, wanted), count - 1);
}
