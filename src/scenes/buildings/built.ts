/** What a building reports to its composition: its walls, its roof height, and places worth showing. */
export interface Built {
  x0: number;
  x1: number;
  /** Roof level in meters, excluding plant. */
  roofHeight: number;
  /** Top of masts and towers when they rise more than 3 m above the roof. */
  top?: number;
  /** Meters to the right of x1 that belong to the building: a canopy, a van at the dock. */
  outside?: number;
  /** Named places (meters) that a close-up can center on. `live` is where the lit system is at work. */
  places: Readonly<Record<string, readonly [number, number]>>;
}
