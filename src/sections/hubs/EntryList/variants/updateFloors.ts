/** The quarter of a date: 2026-4. */
export function quarterOf(date: string): string {
  return `${date.slice(0, 4)}-${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}
