import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** A legal page: its versions in the head, links to other legal pages and its clauses at the side, numbered clauses. */
export const legalTextSchema = z.strictObject({
  type: z.literal('legalText'),
  ...anchorBase,
  title: line(60),
  intro: line(300),
  updated: standardText('legalText.updated', line(24)),
  issues: z
    .array(z.strictObject({ date: z.iso.date(), change: line(90) }))
    .min(1)
    .describe('the newest first; the date of the first is shown as the last update'),
  issuesLabel: standardText('legalText.issuesLabel', line(30)),
  contents: standardText('legalText.contents', line(30)),
  others: standardText('legalText.others', line(30)).describe('name of the list of legal pages'),
  pages: standardText('legalText.pages', z.array(link)).describe('the legal pages, in order'),
});

export type LegalTextProps = z.output<typeof legalTextSchema>;
