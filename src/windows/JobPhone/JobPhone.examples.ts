import { windowData } from '../words/windowData.ts';
import type { JobPhoneProps } from './JobPhone.tsx';
import { jobPhotos } from './jobPhotos.ts';

export const jobPhoneExamples = {
  /** The leak, three steps in. */
  get default() {
    return { ...windowData('jobPhone'), photos: jobPhotos };
  },
} satisfies Record<string, JobPhoneProps>;
