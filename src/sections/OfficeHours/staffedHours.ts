export interface Span {
  from: number;
  to: number;
}

/** The staffed hours of a day as spans of one scale from 0 to 24: two when the desk closes after midnight. */
export function staffedHours(from: number, to: number): Span[] {
  if (to > from) return [{ from, to }];
  return to === 0
    ? [{ from, to: 24 }]
    : [
        { from, to: 24 },
        { from: 0, to },
      ];
}
