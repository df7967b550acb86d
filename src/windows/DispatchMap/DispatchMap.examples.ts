import { windowData } from '../words/windowData.ts';
import type { DispatchMapProps } from './DispatchMap.tsx';
import { dispatchRoute } from './dispatchRoute.ts';

export const dispatchMapExamples = {
  /** The van on its way to the leak. */
  get default() {
    return { ...windowData('dispatchMap'), map: dispatchRoute };
  },
} satisfies Record<string, DispatchMapProps>;
