import { windowData } from '../words/windowData.ts';
import type { ComplianceLogProps } from './ComplianceLog.tsx';

export const complianceLogExamples = {
  /** Losses over the full charge in twelve months; the federal threshold for commercial refrigeration is 20%. */
  get default() {
    return windowData('complianceLog');
  },
} satisfies Record<string, ComplianceLogProps>;
