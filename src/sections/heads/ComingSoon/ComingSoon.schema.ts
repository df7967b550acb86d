import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, href, line } from '../../sectionBase.ts';

/** A page that does not exist yet, and what is available instead. */
export const comingSoonSchema = z.strictObject({
  type: z.literal('comingSoon'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(240),
  scene: sceneSchema,
  alt: line(240),
  linksTitle: line(40),
  links: z
    .array(z.strictObject({ label: line(60), text: line(90), href }))
    .min(2)
    .max(5),
});

export type ComingSoonProps = z.output<typeof comingSoonSchema>;
