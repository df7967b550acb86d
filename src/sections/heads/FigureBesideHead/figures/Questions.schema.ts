import { z } from 'zod';
import { href, line } from '../../../sectionBase.ts';

/** The page’s questions as a list of links. */
export const questionsSchema = z.strictObject({
  kind: z.literal('questions'),
  scheduleTitle: line(40).describe('above the list'),
  schedule: z
    .array(
      z.strictObject({
        measured: line(10).describe('07:10, or 1.1'),
        text: line(60).describe('the question, or what the part does'),
        who: line(30).describe('who asks, or who it is for'),
        href: href.describe('the section that answers'),
      }),
    )
    .min(3)
    .max(7),
});

export type QuestionsProps = z.output<typeof questionsSchema>;
