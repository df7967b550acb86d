import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, faqItem, line } from '../../sectionBase.ts';

/** A page of questions by topic, with the dates between which its answers applied. */
export const topicAnswersSchema = z.strictObject({
  type: z.literal('topicAnswers'),
  ...anchorBase,
  title: line(80).describe('the page’s h1'),
  intro: line(260),
  dates: z
    .array(z.strictObject({ label: line(30), date: line(30) }))
    .min(1)
    .max(3)
    .describe('as printed: “Written, 18 May 2020”'),
  notice: line(260).optional().describe('for an archived page: what has changed since'),
  scene: sceneSchema,
  alt: line(240),
  topicsLabel: standardText('topicAnswers.topicsLabel', line(30)),
  index: z
    .enum(['row', 'side'])
    .default('row')
    .describe('row: the topics above the answers; side: numbered in a sticky sidebar'),
  topics: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z][a-z0-9-]*$/),
        name: line(40),
        items: z.array(faqItem).min(1),
      }),
    )
    .min(2)
    .max(8),
});

export type TopicAnswersProps = z.output<typeof topicAnswersSchema>;
