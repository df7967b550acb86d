import { levelSix } from '../../scenes/levelSix.ts';
import type { LoadSeries } from './loadPaths.ts';

/** Demand of the floor that runs at night, shared by every window that shows it. */
export const levelSixLoad: LoadSeries = {
  measured: levelSix.measured,
  expected: levelSix.expected,
  tolerance: 8,
  range: [20, 190],
  excess: levelSix.excess,
};
