import { windowData } from '../words/windowData.ts';
import { harbourMap } from './harbourMap.ts';
import type { OperationsMapProps } from './OperationsMap.tsx';

export const operationsMapExamples = {
  /** The night shift's view at 02:58. */
  get default() {
    return { ...windowData('operationsMap'), map: harbourMap };
  },
} satisfies Record<string, OperationsMapProps>;
