/** A share of the whole as a percentage with two decimals, such as 22.56%. */
export function shareOf(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`;
}
