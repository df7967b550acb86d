import { z } from 'zod';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { sceneSchema } from '../../../scenes/sceneSchema.ts';
import { line, sectionBase } from '../../sectionBase.ts';

const step = z.strictObject({
  text: line(80),
  kind: z
    .enum(['step', 'wait', 'done'])
    .default('step')
    .describe('wait: nothing happens; done: the last one'),
});

/** The same job, hour by hour, in two products, one of which finishes early. */
export const compareHoursSchema = z.strictObject({
  type: z.literal('compareHours'),
  ...sectionBase,
  title: line(60),
  intro: line(200),
  elapsed: standardText('compareHours.elapsed', line(20)),
  them: line(30),
  us: line(30),
  rows: z
    .array(z.strictObject({ time: line(12), them: step.optional(), us: step.optional() }))
    .min(4)
    .max(14),
  rest: line(140).describe('beside the other’s remaining hours'),
  scene: sceneSchema.optional().describe('at the bottom of those hours'),
});

export type CompareHoursProps = z.output<typeof compareHoursSchema>;
