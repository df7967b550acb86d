import { windowData } from '../words/windowData.ts';
import type { LeakRecordProps } from './LeakRecord.tsx';

export const leakRecordExamples = {
  /** The end of the night's fault. */
  get default() {
    return windowData('leakRecord');
  },
} satisfies Record<string, LeakRecordProps>;
