import { z } from 'zod';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { anchorBase, line } from '../../sectionBase.ts';

const side = z.strictObject({
  name: line(40),
  title: line(50),
  count: line(50).describe('beside the title: how many hands'),
  scene: sceneSchema,
  alt: line(220),
  time: line(60),
  share: z.number().min(1).max(100).describe('percent of the scale; the bar is drawn to this length'),
});

/**
 * The head of a comparison: one building drawn twice, with the route a job takes in each, and both times to one scale.
 */
export const comparisonHeadSchema = z.strictObject({
  type: z.literal('comparisonHead'),
  ...anchorBase,
  title: line(60),
  intro: line(240),
  date: line(120).describe('when it was checked, and against what'),
  them: side,
  us: side,
});

export type ComparisonHeadProps = z.output<typeof comparisonHeadSchema>;
