import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** The archive as a drawing register: a row for each post, by topic, with a mark in its month of issue. */
export const postIndexSchema = z.strictObject({
  type: z.literal('postIndex'),
  ...sectionBase,
  title: line(60),
  intro: line(220).optional().describe('with %total% where the number of posts goes'),
  prefix: standardText('postIndex.prefix', line(4)).describe('before the sheet numbers: N-024'),
  labels: z
    .strictObject({
      number: standardText('postIndex.labels.number', line(16)),
      post: standardText('postIndex.labels.post', line(24)),
      reading: standardText('postIndex.labels.reading', line(16)),
      minutes: standardText('postIndex.labels.minutes', line(24)).describe(
        'with %minutes%, for screen readers',
      ),
    })
    .prefault({})
    .describe('heads of the columns'),
});

export type PostIndexProps = z.output<typeof postIndexSchema>;
