export interface Span {
  from: number;
  to: number;
}

/** The staffed hours of a day as spans on a scale from 0 to 24; past midnight there are two, the longer one first. */
export function staffedHours(from: number, to: number): Span[] {
  if (to > from) return [{ from, to }];
  const evening = { from, to: 24 };
  if (to === 0) return [evening];
  const morning = { from: 0, to };
  return to > 24 - from ? [morning, evening] : [evening, morning];
}
