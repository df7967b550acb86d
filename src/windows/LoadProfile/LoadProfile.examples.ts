import { windowData } from '../words/windowData.ts';
import type { LoadProfileProps } from './LoadProfile.tsx';
import { levelSixLoad } from './levelSixLoad.ts';

export const loadProfileExamples = {
  /** One wasteful night, small beside a product's text. */
  get default() {
    return { ...windowData('loadProfile'), series: levelSixLoad };
  },
} satisfies Record<string, LoadProfileProps>;
