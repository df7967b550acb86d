/** Parses a typed weight; undefined unless it is above 0. */
export function readWeight(text: string): number | undefined {
  const weight = Number(text.trim().replaceAll(',', ''));
  return text.trim() !== '' && Number.isFinite(weight) && weight > 0 ? weight : undefined;
}
