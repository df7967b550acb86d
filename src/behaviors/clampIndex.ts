/**
 * The index of the tab a group selects when a group that shares its selection moves: its last one, if it has fewer tabs.
 */
export function clampIndex(wanted: number, count: number): number {
  return Math.min(Math.max(0, wanted), count - 1);
}
