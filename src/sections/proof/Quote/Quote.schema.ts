import { z } from 'zod';
import { record, reference } from '../../../content/records.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { recordLogSchema } from '../../../windows/RecordLog/RecordLog.schema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** A customer with the person quoted, the first of its figures, and the address of its case study. */
const said = reference('customers').transform(({ quote, stats, caseStudy, ...customer }) => {
  const { name, role } = record('people', quote.person);
  const [figure] = stats;
  return {
    ...customer,
    text: quote.text,
    person: name,
    role,
    figure: { stat: figure?.stat, txt: figure?.txt },
    story: caseStudy === undefined ? undefined : `/${caseStudy}/`,
  };
});

/** What a customer says, beside the first of its figures, as large as the page allows, or beside a screen. */
export const quoteSchema = z
  .strictObject({
    type: z.literal('quote'),
    ...sectionBase,
    customer: said,
    log: recordLogSchema.optional().describe('in place of the figure: a list of records, written here'),
    window: z.enum(windowNames).optional().describe('in place of the figure: one of the product’s windows'),
    storyLabel: standardText('quote.storyLabel', line(40)),
    isStoryLinked: z.boolean().default(true),
  })
  .refine(({ log, window }) => !log || !window, 'takes either a log or a window');

export type QuoteProps = z.output<typeof quoteSchema>;
