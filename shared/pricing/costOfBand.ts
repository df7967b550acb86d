import type { PriceBand } from './PriceBands.ts';

/** The yearly cost of the band that contains a count, in US dollars. */
export function costOfBand(bands: readonly PriceBand[], count: number): number {
  const band = bands.find(({ upTo }) => upTo === undefined || count <= upTo);
  if (band === undefined) throw new RangeError(`No cost band for ${count}`);
  return band.cost;
}
