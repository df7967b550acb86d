import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, link, sectionBase } from '../../sectionBase.ts';

const column = z.strictObject({ title: line(40), link });

/** Cases and posts side by side: buildings on the left, authors on the right. Both lists are filled automatically. */
export const casesAndPostsSchema = z.strictObject({
  type: z.literal('casesAndPosts'),
  ...sectionBase,
  cases: column,
  posts: column,
  mostCases: z.number().int().min(1).max(6).default(3),
  mostPosts: z.number().int().min(1).max(8).default(4),
  minutes: standardText('casesAndPosts.minutes', line(24)).describe('with %minutes%'),
});

export type CasesAndPostsProps = z.output<typeof casesAndPostsSchema>;
