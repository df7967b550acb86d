import { z } from 'zod';
import { record, reference } from '../../../content/records.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { recordLogSchema } from '../../../windows/RecordLog/RecordLog.schema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** A customer with the person quoted and the address of the story. */
const said = reference('customers').transform(({ quote, caseStudy, id, name, system }) => {
  const person = record('people', quote.person);
  return {
    id,
    name,
    system,
    text: quote.text,
    person: person.name,
    role: person.role,
    href: caseStudy === undefined ? undefined : `/${caseStudy}/`,
  };
});

/** A customer quotation beside the screen it is about. */
export const windowQuoteSchema = z
  .strictObject({
    type: z.literal('windowQuote'),
    ...sectionBase,
    customer: said,
    log: recordLogSchema.optional().describe('a list of records, written here'),
    window: z.enum(windowNames).optional().describe('or one of the product’s windows'),
    storyLabel: standardText('windowQuote.storyLabel', line(40)),
  })
  .refine(({ log, window }) => Boolean(log) !== Boolean(window), 'takes either a log or a window');

export type WindowQuoteProps = z.output<typeof windowQuoteSchema>;
