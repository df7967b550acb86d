/** A drawn building's walls, roof height, and places worth showing. */
export interface Built {
  x0: number;
  x1: number;
  /** Roof level in meters, excluding plant. */
  roofHeight: number;
  /** Top of masts and towers that rise more than 3 m above the roof. */
  top?: number;
  /** Meters to the right of x1 that belong to the building: a canopy, a van at the dock. */
  outside?: number;
  /** Named places (meters) that a close-up can center on. `live` is in the lit system. */
  places: Readonly<Record<string, readonly [number, number]>>;
}
