import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

const step = z.strictObject({
  time: line(12).describe('when, as `02:14:07`'),
  name: line(16).describe('one verb'),
  text: line(110),
  window: z
    .enum(['cases', 'rule', 'dispatch', 'phone', 'record'])
    .describe('what the product shows at that moment'),
});

/** One fault from alarm to closed record: five steps on a dimension line. */
export const faultFlowSchema = z.strictObject({
  type: z.literal('faultFlow'),
  ...sectionBase,
  title: line(80),
  intro: line(220),
  span: line(60).describe('the total time, on the dimension line'),
  steps: z.array(step).length(5),
});

export type FaultFlowProps = z.output<typeof faultFlowSchema>;
