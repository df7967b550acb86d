import { z } from 'zod';
import { sceneSchema } from '../../../../scenes/sceneSchema.ts';
import { line } from '../../../sectionBase.ts';

const side = z.strictObject({
  name: line(40),
  title: line(50),
  count: line(50).describe('beside the title: the number of handoffs'),
  scene: sceneSchema,
  alt: line(220),
  time: line(60),
  share: z.number().min(1).max(100).describe('percent of the scale; the bar is drawn to this length'),
});

/** One building in two versions, each with the route of a job, and both times to the same scale. */
export const buildingPairSchema = z.strictObject({
  kind: z.literal('buildingPair'),
  date: line(120).describe('when it was checked, and against what'),
  them: side,
  us: side,
});

export type BuildingPairProps = z.output<typeof buildingPairSchema>;
