import { windowData } from '../words/windowData.ts';
import type { LiveQueueProps } from './LiveQueue.tsx';

export const liveQueueExamples = {
  /** The three jobs keyed in the home page's drawing. */
  get default() {
    return windowData('liveQueue');
  },
} satisfies Record<string, LiveQueueProps>;
