import { windowData } from '../words/windowData.ts';
import type { LeakRecordProps } from './LeakRecord.tsx';

export const leakRecordExamples = {
  /** The record of the leak. */
  get default() {
    return windowData('leakRecord');
  },
} satisfies Record<string, LeakRecordProps>;
