import type { z } from 'zod';
import type { EntryKind } from '../../../content/entries/entrySchemas.ts';
import { recordLogExamples } from '../../../windows/RecordLog/RecordLog.examples.ts';
import type { quoteSchema } from './Quote.schema.ts';

/** Named examples; each key gives the reason it exists. */
export const quoteExamples = {
  besideAFigure: { type: 'quote', customer: 'pellow' },
  underItsOwnHeading: { type: 'quote', title: 'Service calls at Pellow’s 88 stores', customer: 'pellow' },
  besideALogUnderAHeading: {
    type: 'quote',
    title: 'Oakmere Health: any record in 11 seconds',
    customer: 'oakmere',
    log: recordLogExamples.default,
  },
  onPaperWithoutStory: { type: 'quote', tone: 'paper', customer: 'norrvik', isStoryLinked: false },
  besideALogWrittenForIt: {
    type: 'quote',
    axis: 'Case study',
    customer: 'oakmere',
    log: recordLogExamples.default,
  },
  besideAWindowOfTheProduct: { type: 'quote', customer: 'pellow', window: 'caseGrid' },
  besideItsPlace: {
    type: 'quote',
    scene: {
      scene: 'building',
      kind: 'factory',
      seed: 31,
      live: 'energy',
      focus: 'live',
      crop: { width: 560, height: 460 },
    },
  },
} satisfies Record<string, z.input<typeof quoteSchema>>;

/** The kind of page that an example needs, if the first page with the section is unsuitable. */
export const exampleEntries = { besideItsPlace: 'caseStudy' } satisfies Partial<
  Record<keyof typeof quoteExamples, EntryKind>
>;
