import type { z } from 'zod';
import type { statQuoteSchema } from './StatQuote.schema.ts';

/** Named examples; each key says what its example is for. */
export const statQuoteExamples = {
  default: { type: 'statQuote', customer: 'pellow' },
  onPaperWithoutStory: { type: 'statQuote', tone: 'paper', customer: 'norrvik', isStoryLinked: false },
} satisfies Record<string, z.input<typeof statQuoteSchema>>;
