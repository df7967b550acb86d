import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line, ownSystem } from '../../sectionBase.ts';
import { hasOneScreen, screenFields } from '../../shared/screenFields.ts';

/** A product window at full size with notes on its parts, or with the dated steps that filled it. */
export const windowPointsSchema = z
  .strictObject({
    type: z.literal('windowPoints'),
    ...anchorBase,
    layout: z
      .enum(['wall', 'beside'])
      .default('wall')
      .describe(
        'wall: the window hangs over people at their desks, points below; beside: on the left, its points on the right',
      ),
    title: line(60),
    intro: line(240).optional(),
    system: ownSystem('wash behind the window'),
    ...screenFields,
    scene: sceneSchema
      .default({ scene: 'drawing', name: 'control-desks', tone: 'day' })
      .describe('with the layout wall: a strip of 2160 px whose floor is 56 px above its bottom edge'),
    points: z
      .array(z.strictObject({ name: line(40).describe('a part of the window, or Day 10'), text: line(140) }))
      .min(2)
      .max(6)
      .optional(),
  })
  .refine(hasOneScreen, 'takes a log, a window or a screenshot')
  .refine(
    ({ layout, points = [] }) => layout === 'wall' || points.length > 2,
    'the layout beside takes three points or more',
  );

export type WindowPointsProps = z.output<typeof windowPointsSchema>;
