import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** The posts after the newest: one as text only, one with its drawing, the rest as a list. */
export const recentPostsSchema = z.strictObject({
  type: z.literal('recentPosts'),
  ...sectionBase,
  title: line(60).describe('heading of the section, for screen readers'),
  skip: z.number().int().min(0).default(1).describe('number of posts already shown above the section'),
  listed: z.number().int().min(0).max(8).default(5).describe('posts in the list'),
  minutes: standardText('recentPosts.minutes', line(24)).describe('with %minutes%'),
});

export type RecentPostsProps = z.output<typeof recentPostsSchema>;
