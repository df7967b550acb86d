import type { z } from 'zod';
import { recordLogExamples } from '../../scenes/windows/RecordLog/RecordLog.examples.ts';
import type { caseWindowSchema } from './CaseWindow.schema.ts';

/** Named examples: each exists for the reason its key says. */
export const caseWindowExamples = {
  aLogWrittenForIt: {
    type: 'caseWindow',
    axis: 'Case study',
    customer: 'oakmere',
    log: recordLogExamples.default,
  },
  aWindowOfTheProduct: { type: 'caseWindow', customer: 'pellow', window: 'caseGrid' },
} satisfies Record<string, z.input<typeof caseWindowSchema>>;
