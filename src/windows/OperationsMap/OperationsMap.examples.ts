import { windowData } from '../words/windowData.ts';
import { harborMap } from './harborMap.ts';
import type { OperationsMapProps } from './OperationsMap.tsx';

export const operationsMapExamples = {
  /** The night shift's view at 02:58. */
  get default() {
    return { ...windowData('operationsMap'), map: harborMap };
  },
} satisfies Record<string, OperationsMapProps>;
