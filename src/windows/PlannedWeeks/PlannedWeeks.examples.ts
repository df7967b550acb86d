import { windowData } from '../words/windowData.ts';
import type { PlannedWeeksProps } from './PlannedWeeks.tsx';

export const plannedWeeksExamples = {
  /** A year at Ellery Tower; narrow windows show weeks 35 to 43. */
  get default() {
    return windowData('plannedWeeks');
  },
} satisfies Record<string, PlannedWeeksProps>;
