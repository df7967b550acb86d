/**
 * Load of level 6 of the tower, which runs at night: kW for each half hour from 00:00 to 24:00. The excess between
 * 02:00 and 06:12 is 332 kWh, 18% of the expected day; at $0.17 a kWh it costs $56 a night.
 */
export const towerNightLoad = {
  measured: [
    43, 49, 45, 44, 120, 125, 125, 125, 120, 118, 117, 122, 128, 65, 62, 70, 75, 82, 91, 102, 112, 117, 126,
    136, 138, 140, 141, 138, 134, 131, 120, 113, 104, 89, 81, 75, 68, 62, 56, 57, 49, 49, 48, 49, 50, 47, 44,
    45, 44,
  ],
  expected: [
    46, 46, 46, 46, 46, 46, 47, 47, 47, 48, 50, 51, 54, 57, 62, 67, 74, 81, 90, 99, 109, 118, 127, 134, 139,
    142, 142, 139, 135, 128, 120, 111, 101, 92, 83, 75, 68, 63, 58, 54, 52, 50, 49, 48, 47, 47, 46, 46, 46,
  ],
  /** When demand exceeds expectation: from 02:00 to 06:12, in half hours. */
  excess: [4, 12.4],
} as const;
