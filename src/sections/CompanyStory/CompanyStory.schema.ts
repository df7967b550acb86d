import { z } from 'zod';
import { line, sectionBase } from '../sectionBase.ts';

const entry = z.strictObject({
  time: line(20).describe('as `3 Feb, 02:40`'),
  text: line(70).describe('what was written'),
  by: line(6).describe('initials'),
});

/** How the company began, beside the page of the logbook it began with. */
export const companyStorySchema = z.strictObject({
  type: z.literal('companyStory'),
  ...sectionBase,
  title: line(80),
  paragraphs: z.array(line(420)).min(1).max(4),
  log: z.strictObject({
    title: line(60),
    columns: z.tuple([line(16), line(16), line(16)]),
    entries: z.array(entry).min(3).max(7),
    missing: line(40).describe('the column that the logbook did not have'),
  }),
});

export type CompanyStoryProps = z.output<typeof companyStorySchema>;
