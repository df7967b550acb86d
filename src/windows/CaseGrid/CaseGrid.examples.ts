import { aisleSix, gasTrace, leak } from '../story.ts';
import type { CaseGridProps } from './CaseGrid.tsx';

export const caseGridExamples = {
  /** Case 14 warms while its gas reaches the detector. */
  default: {
    label: 'Ten case temperatures in aisle 6: case 14 is at 9.2 °C and leaks; the detector reads 61 ppm.',
    title: 'Aisle 6, °C',
    tag: { text: 'Leak, case 14', tone: 'alarm' },
    cases: aisleSix,
    trace: { name: `${leak.gas} in air`, reading: leak.reading, values: gasTrace, limit: 50, top: 64 },
  },
} satisfies Record<string, CaseGridProps>;
