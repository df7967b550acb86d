import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** A product window at full size, hung from a beam over the people who watch it. */
export const windowPointsSchema = z.strictObject({
  type: z.literal('windowPoints'),
  ...anchorBase,
  title: line(60),
  intro: line(240).optional(),
  system: z.enum(['cmms', 'energy', 'cold']).default('cmms').describe('wash of the room'),
  window: z.enum(windowNames),
  scene: sceneSchema
    .default({ scene: 'drawing', name: 'control-desks', tone: 'day' })
    .describe('a strip of 2160 px whose floor lies 56 px above its foot'),
  points: z
    .array(z.strictObject({ name: line(40), text: line(140) }))
    .min(2)
    .max(4)
    .optional()
    .describe('what to look at, below the room'),
});

export type WindowPointsProps = z.output<typeof windowPointsSchema>;
