import { z } from 'zod';
import { record, reference } from '../../../content/entries/records.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { recordLogSchema } from '../../../windows/RecordLog/RecordLog.schema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** A customer with the person quoted, its first figure, and the address of its case study. */
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

/** A customer's quote, beside the customer's first figure in large type, a screen or a place. */
export const quoteSchema = z
  .strictObject({
    type: z.literal('quote'),
    ...sectionBase,
    title: line(90).optional().describe('what the customer did or measured, with its name'),
    customer: said.optional().describe('omit in a case study with a scene'),
    log: recordLogSchema.optional().describe('in place of the figure: a list of records, written here'),
    window: z.enum(windowNames).optional().describe('in place of the figure: one of the product’s windows'),
    scene: sceneSchema.optional().describe('in a case study: the drawing on the floor beside the quote'),
    storyLabel: standardText('quote.storyLabel', line(40)),
    isStoryLinked: z.boolean().default(true),
  })
  .refine(
    ({ log, window, scene }) => [log, window, scene].filter(Boolean).length <= 1,
    'takes a log, a window or a scene',
  )
  .refine(({ customer, scene }) => Boolean(customer) !== Boolean(scene), 'takes a customer, or else a scene')
  .refine(
    ({ scene, axis, tone, title }) => !scene || (!axis && !tone && !title),
    'with a scene, leave out axis, tone and title',
  );

export type QuoteProps = z.output<typeof quoteSchema>;

/** A quote by a customer that the page names. */
export type CustomerQuoteProps = QuoteProps & { customer: NonNullable<QuoteProps['customer']> };
