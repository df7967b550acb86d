import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

const block = z.strictObject({
  heading: line(90).optional(),
  text: z.array(line(1200)).default([]).describe('a paragraph each'),
  list: z.array(line(300)).default([]),
});

/** Body text: that of an MDX page, or paragraphs of its own. */
export const proseSchema = z.strictObject({
  type: z.literal('prose'),
  ...sectionBase,
  contents: z
    .strictObject({ label: standardText('prose.contents.label', line(30)) })
    .optional()
    .describe('a list of the headings beside the text; leave out for short texts'),
  body: z.array(block).default([]).describe('text of a page that is not MDX'),
});

export type ProseProps = z.output<typeof proseSchema>;
