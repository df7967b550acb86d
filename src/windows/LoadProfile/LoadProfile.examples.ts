import { windowData } from '../words/windowData.ts';
import type { LoadProfileProps } from './LoadProfile.tsx';
import { towerNightSeries } from './towerNightSeries.ts';

export const loadProfileExamples = {
  /** One wasteful night, small, beside a product's text. */
  get default() {
    return { ...windowData('loadProfile'), series: towerNightSeries };
  },
} satisfies Record<string, LoadProfileProps>;
