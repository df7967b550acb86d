import { windowData } from '../words/windowData.ts';
import type { DueTodayProps } from './DueToday.tsx';

export const dueTodayExamples = {
  get default() {
    return windowData('dueToday');
  },
} satisfies Record<string, DueTodayProps>;
