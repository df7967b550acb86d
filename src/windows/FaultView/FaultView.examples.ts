import { towerNightSeries } from '../LoadProfile/towerNightSeries.ts';
import { windowData } from '../words/windowData.ts';
import type { FaultViewProps } from './FaultView.tsx';

export const faultViewExamples = {
  /** The floor that runs at night, with the rule that detected it. */
  get default() {
    return { ...windowData('faultView'), series: towerNightSeries };
  },
} satisfies Record<string, FaultViewProps>;
