export interface Span {
  from: number;
  to: number;
}

/** The staffed hours as spans on a scale from 0 to 24: two if they cross midnight, the longer one first. */
export function staffedHours(from: number, to: number): Span[] {
  if (to > from) return [{ from, to }];
  const evening = { from, to: 24 };
  if (to === 0) return [evening];
  const morning = { from: 0, to };
  return to > 24 - from ? [morning, evening] : [evening, morning];
}
