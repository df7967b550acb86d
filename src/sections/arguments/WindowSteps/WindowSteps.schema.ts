import { z } from 'zod';
import { recordLogSchema } from '../../../windows/RecordLog/RecordLog.schema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/** A product window on its system's wash, and the dated steps that filled it. */
export const windowStepsSchema = z
  .strictObject({
    type: z.literal('windowSteps'),
    ...anchorBase,
    title: line(60),
    intro: line(220).optional(),
    system: z.enum(['cmms', 'energy', 'cold']).default('cmms'),
    log: recordLogSchema.optional().describe('a list of records, written here'),
    window: z.enum(windowNames).optional().describe('or one of the product’s windows'),
    steps: z
      .array(z.strictObject({ when: line(12).describe('Day 10'), text: line(130) }))
      .min(3)
      .max(6),
  })
  .refine(({ log, window }) => Boolean(log) !== Boolean(window), 'takes either a log or a window');

export type WindowStepsProps = z.output<typeof windowStepsSchema>;
