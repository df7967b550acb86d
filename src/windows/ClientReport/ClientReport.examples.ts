import { windowData } from '../words/windowData.ts';
import type { ClientReportProps } from './ClientReport.tsx';

export const clientReportExamples = {
  /** Twelve months, the last five with planned work in Lintel. */
  get default() {
    return windowData('clientReport');
  },
} satisfies Record<string, ClientReportProps>;
