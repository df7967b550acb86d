/**
 * Which panel a group shows after its selection, or that of a group it shares it with, moved to a place. A group that
 * has no panel at that place keeps what it shows: a choice among six does not take away one among five.
 */
export function panelAfter(shown: number, wanted: number, count: number): number {
  return wanted >= 0 && wanted < count ? wanted : shown;
}
