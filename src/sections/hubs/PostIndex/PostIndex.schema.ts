import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** The archive as a drawing register: a row for each post, by topic, and a mark in the month of its issue. */
export const postIndexSchema = z.strictObject({
  type: z.literal('postIndex'),
  ...sectionBase,
  title: line(60),
  intro: line(220).optional().describe('with %total% where the number of posts goes'),
  prefix: line(4).default('N').describe('before the sheet numbers: N-024'),
  labels: z
    .strictObject({
      number: line(16).default('No.'),
      post: line(24).default('Title and author'),
      reading: line(16).default('Min'),
      minutes: line(24).default('%minutes% minutes').describe('with %minutes%, for screen readers'),
    })
    .prefault({})
    .describe('heads of the columns'),
});

export type PostIndexProps = z.output<typeof postIndexSchema>;
