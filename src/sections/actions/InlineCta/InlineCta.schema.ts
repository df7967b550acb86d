import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** Inline call to action: a sentence, the days of a change along a dimension line, and a button. */
export const inlineCtaSchema = z.strictObject({
  type: z.literal('inlineCta'),
  ...anchorBase,
  title: standardText('inlineCta.title', line(80)),
  steps: z
    .array(z.strictObject({ day: line(12).describe('such as Day 6'), text: line(60) }))
    .min(2)
    .max(4),
  action: link,
});

export type InlineCtaProps = z.output<typeof inlineCtaSchema>;
