import { windowData } from '../words/windowData.ts';
import type { DispatchMapProps } from './DispatchMap.tsx';
import { dispatchRoute } from './dispatchRoute.ts';

export const dispatchMapExamples = {
  /** The van that takes the leak's job. */
  get default() {
    return { ...windowData('dispatchMap'), map: dispatchRoute };
  },
} satisfies Record<string, DispatchMapProps>;
