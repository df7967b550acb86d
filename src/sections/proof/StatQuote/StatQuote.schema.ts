import { z } from 'zod';
import { record, reference } from '../../../content/records.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** A customer with the person quoted and the figure printed beside the quotation. */
const said = reference('customers').transform(({ quote, stats, ...customer }) => {
  const { name, role } = record('people', quote.person);
  const [figure] = stats;
  return {
    ...customer,
    text: quote.text,
    person: name,
    role,
    figure: { stat: figure?.stat, txt: figure?.txt },
  };
});

/** One customer: the first of its figures, as large as the page allows, and what its people say. */
export const statQuoteSchema = z.strictObject({
  type: z.literal('statQuote'),
  ...sectionBase,
  customer: said,
  storyLabel: standardText('statQuote.storyLabel', line(30)),
  isStoryLinked: z.boolean().default(true),
});

export type StatQuoteProps = z.output<typeof statQuoteSchema>;
