import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** What a visitor sees after sending a form: that it arrived, what happens when, and links for the meantime. */
export const thankYouSchema = z.strictObject({
  type: z.literal('thankYou'),
  ...anchorBase,
  title: line(80),
  intro: line(240),
  action: link.optional().describe('what the visitor came for, such as the document itself'),
  steps: z.array(z.strictObject({ when: line(40), title: line(60), text: line(180) })).min(1),
  scene: sceneSchema,
  links: z.array(link).max(4).default([]),
  linksTitle: line(60).optional(),
});

export type ThankYouProps = z.output<typeof thankYouSchema>;
