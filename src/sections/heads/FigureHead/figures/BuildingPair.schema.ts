import { z } from 'zod';
import { sceneSchema } from '../../../../scenes/sceneSchema.ts';
import { line } from '../../../sectionBase.ts';

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
 * One building drawn twice, with the route a job takes in each, and both times to one scale.
 */
export const buildingPairSchema = z.strictObject({
  kind: z.literal('buildingPair'),
  date: line(120).describe('when it was checked, and against what'),
  them: side,
  us: side,
});

export type BuildingPairProps = z.output<typeof buildingPairSchema>;
