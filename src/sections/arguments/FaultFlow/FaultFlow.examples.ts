import type { z } from 'zod';
import type { faultFlowSchema } from './FaultFlow.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const faultFlowExamples = {
  default: {
    type: 'faultFlow',
    title: 'A leak at 02:14.\nA closed record by 03:52.',
    intro: 'One fault, followed from the case to the record.',
    span: '1 h 38 min, alarm to audit record',
    steps: [
      { time: '02:14:07', name: 'Sense', text: 'A sensor in case 14 reads 61 ppm.', window: 'cases' },
      { time: '02:14:09', name: 'Decide', text: 'The rule raises a P1.', window: 'rule' },
      { time: '02:16', name: 'Dispatch', text: 'The vendor on call accepts.', window: 'dispatch' },
      { time: '02:55', name: 'Fix', text: 'Scan, isolate, weigh, test.', window: 'phone' },
      { time: '03:52', name: 'Prove', text: 'The record closes, signed.', window: 'record' },
    ],
  },
} satisfies Record<string, z.input<typeof faultFlowSchema>>;
