import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** The opening of a night page: a few words in the sky above a full-width strip. */
export const centeredHeadSchema = z.strictObject({
  type: z.literal('centeredHead'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(260),
  action: link,
  second: link.optional(),
  scene: sceneSchema.describe('a strip 2160 px wide'),
  alt: line(240),
});

export type CenteredHeadProps = z.output<typeof centeredHeadSchema>;
