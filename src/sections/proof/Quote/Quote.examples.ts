import type { z } from 'zod';
import { recordLogExamples } from '../../../windows/RecordLog/RecordLog.examples.ts';
import type { quoteSchema } from './Quote.schema.ts';

/** Named examples; each key says what its example is for. */
export const quoteExamples = {
  besideAFigure: { type: 'quote', customer: 'pellow' },
  onPaperWithoutStory: { type: 'quote', tone: 'paper', customer: 'norrvik', isStoryLinked: false },
  besideALogWrittenForIt: {
    type: 'quote',
    axis: 'Case study',
    customer: 'oakmere',
    log: recordLogExamples.default,
  },
  besideAWindowOfTheProduct: { type: 'quote', customer: 'pellow', window: 'caseGrid' },
} satisfies Record<string, z.input<typeof quoteSchema>>;
