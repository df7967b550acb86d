import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';
import { issueLabels } from '../EntryHead/EntryHead.schema.ts';

const block = z.strictObject({
  heading: line(90).optional(),
  text: z.array(line(1200)).default([]).describe('one item per paragraph'),
  list: z.array(line(300)).default([]),
});

/** Body text: that of an MDX page, or its own paragraphs. */
export const proseSchema = z.strictObject({
  type: z.literal('prose'),
  ...sectionBase,
  contents: z
    .strictObject({ label: standardText('prose.contents.label', line(30)) })
    .optional()
    .describe('a list of the headings beside the text; omit for short texts'),
  facts: issueLabels
    .optional()
    .describe('facts about the issue that the page is, in the margin of its text; omit on other pages'),
  body: z.array(block).default([]).describe('text of a page that is not MDX'),
});

export type ProseProps = z.output<typeof proseSchema>;
