import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, href, line, link } from '../../sectionBase.ts';

/** Text above a full-width drawing; `layout` decides where the two meet. */
export const drawingHeadSchema = z
  .strictObject({
    type: z.literal('drawingHead'),
    ...anchorBase,
    layout: z
      .enum(['centered', 'skyline', 'ground', 'panel'])
      .default('centered')
      .describe(
        'centered: words in the middle of a night sky, a strip below them; skyline: at night, towers rise beside the words; panel: by day, words in two columns above the drawing; ground: by day, with links below the ground line',
      ),
    title: line(60).describe('the page’s h1'),
    intro: line(260),
    action: link.optional().describe('the button'),
    second: link.optional().describe('a secondary link beside the button'),
    scene: sceneSchema.describe(
      'centered: a strip 2160 px wide; skyline: low at the left, high at the right',
    ),
    alt: line(240),
    links: z
      .strictObject({
        title: line(40),
        items: z
          .array(z.strictObject({ label: line(60), text: line(90), href }))
          .min(2)
          .max(5),
      })
      .optional()
      .describe('where to go from here; with the layout ground only'),
  })
  .refine(({ layout, scene }) => layout !== 'skyline' || scene.scene !== 'picture', {
    path: ['layout'],
    message:
      'skyline puts the words on the picture, and they may not be readable on a photograph: use centered or ground',
  })
  .refine(({ layout, links }) => layout === 'ground' || !links, 'only the layout ground shows links')
  .refine(({ action, second }) => action || !second, 'a second link needs an action beside it');

export type DrawingHeadProps = z.output<typeof drawingHeadSchema>;
