import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, axisName, href, line, link } from '../../sectionBase.ts';

/** The page for a missing address: a link home, and rooms that do exist. */
export const notFoundSchema = z.strictObject({
  type: z.literal('notFound'),
  ...anchorBase,
  axis: axisName,
  title: line(90),
  intro: line(200),
  action: link,
  second: link.optional(),
  scene: sceneSchema,
  alt: line(160),
  cardsTitle: line(60).optional(),
  cards: z
    .array(z.strictObject({ title: line(40), text: line(120), href, scene: sceneSchema }))
    .max(4)
    .default([]),
});

export type NotFoundProps = z.output<typeof notFoundSchema>;
