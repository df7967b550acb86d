import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, href, line, link } from '../../sectionBase.ts';

/** The head of a page that is not there: a search, and four ways on below the doors of a corridor. */
export const lostHeadSchema = z.strictObject({
  type: z.literal('lostHead'),
  ...anchorBase,
  title: line(60).describe('the page’s h1'),
  intro: line(140),
  search: z.strictObject({
    label: line(60).describe('name of the field'),
    action: line(20).describe('on its button'),
  }),
  scene: sceneSchema.describe('1280 px wide in five bays; the fourth has no way below it, as missing-door'),
  alt: line(240),
  ways: z
    .array(z.strictObject({ label: line(40), text: line(60), href }))
    .length(4)
    .describe('the most wanted pages'),
  report: link.describe('where to say what broke, in the fourth bay'),
});

export type LostHeadProps = z.output<typeof lostHeadSchema>;
