import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** Head of the blog: its name, its topics, a full-width drawing and the newest post below it. */
export const blogHeadSchema = z.strictObject({
  type: z.literal('blogHead'),
  ...anchorBase,
  title: line(40),
  topicsLabel: standardText('blogHead.topicsLabel', line(40)).describe(
    'name of the topic links for screen readers',
  ),
  scene: sceneSchema.describe('a strip, 2160 px wide, that extends beyond both edges of the window'),
  alt: line(200).optional(),
  minutes: standardText('blogHead.minutes', line(24)).describe('with %minutes%'),
});

export type BlogHeadProps = z.output<typeof blogHeadSchema>;
