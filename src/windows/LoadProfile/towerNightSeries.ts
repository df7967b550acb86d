import { towerNightLoad } from '../../scenes/towerNightLoad.ts';
import type { LoadSeries } from './loadPaths.ts';

/** Demand of the floor that runs at night, shared by every window that shows it. */
export const towerNightSeries: LoadSeries = {
  measured: towerNightLoad.measured,
  expected: towerNightLoad.expected,
  tolerance: 8,
  range: [20, 190],
  excess: towerNightLoad.excess,
};
