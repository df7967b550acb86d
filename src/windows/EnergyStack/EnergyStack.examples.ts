import { windowData } from '../words/windowData.ts';
import type { EnergyStackProps } from './EnergyStack.tsx';

export const energyStackExamples = {
  /** One September, four sites. */
  get default() {
    return windowData('energyStack');
  },
} satisfies Record<string, EnergyStackProps>;
