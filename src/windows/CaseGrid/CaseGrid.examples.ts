import { windowData } from '../words/windowData.ts';
import type { CaseGridProps } from './CaseGrid.tsx';

export const caseGridExamples = {
  /** Case 14 warms up while its gas reaches the detector. */
  get default() {
    return windowData('caseGrid');
  },
} satisfies Record<string, CaseGridProps>;
