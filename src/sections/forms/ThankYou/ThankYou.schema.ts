import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** The page after a form is sent: a confirmation, the next steps, and links for the meantime. */
export const thankYouSchema = z.strictObject({
  type: z.literal('thankYou'),
  ...anchorBase,
  title: line(80),
  intro: line(240),
  action: link.optional().describe('what the visitor requested, such as the document'),
  steps: z.array(z.strictObject({ when: line(40), title: line(60), text: line(180) })).min(1),
  scene: sceneSchema,
  links: z.array(link).max(4).default([]),
  linksTitle: line(60).optional(),
});

export type ThankYouProps = z.output<typeof thankYouSchema>;
