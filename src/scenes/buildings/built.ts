/** What a building tells whoever composes it: its walls, the height of its roof, and places worth looking at. */
export interface Built {
  x0: number;
  x1: number;
  /** Roof level in metres, plant not counted. */
  H: number;
  /** Top of masts and towers when they rise more than 3 m above the roof. */
  top?: number;
  /** Metres to the right of x1 that belong to the building: a canopy, a van at the dock. */
  outside?: number;
  /** Named places (metres), which a detail can centre on. `live` is where the lit system works. */
  places: Readonly<Record<string, readonly [number, number]>>;
}
