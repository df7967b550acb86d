import type { z } from 'zod';
import { recordLogExamples } from '../../../windows/RecordLog/RecordLog.examples.ts';
import type { windowQuoteSchema } from './WindowQuote.schema.ts';

/** Named examples; each key says what its example is for. */
export const windowQuoteExamples = {
  aLogWrittenForIt: {
    type: 'windowQuote',
    axis: 'Case study',
    customer: 'oakmere',
    log: recordLogExamples.default,
  },
  aWindowOfTheProduct: { type: 'windowQuote', customer: 'pellow', window: 'caseGrid' },
} satisfies Record<string, z.input<typeof windowQuoteSchema>>;
