import { windowData } from '../words/windowData.ts';
import type { WorkOrderBoardProps } from './WorkOrderBoard.tsx';

export const workOrderBoardExamples = {
  /** The whole screen, for a product's hero. */
  get default() {
    return windowData('workOrderBoard');
  },
  /** Three rows without the dark bar, to place beside a paragraph. */
  get short() {
    return windowData('workOrderBoardShort');
  },
} satisfies Record<string, WorkOrderBoardProps>;
