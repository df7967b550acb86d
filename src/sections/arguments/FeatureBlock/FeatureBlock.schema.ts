import { z } from 'zod';
import { recordLogSchema } from '../../../windows/RecordLog/RecordLog.schema.ts';
import { windowNames } from '../../../windows/windowNames.ts';
import { bandBase, line, link } from '../../sectionBase.ts';

/** One block of a feature page: a question or a function, and the window that answers it. */
export const featureBlockSchema = z
  .strictObject({
    type: z.literal('featureBlock'),
    ...bandBase,
    measured: line(10).describe('large, before the title: 07:10, or 1.1'),
    who: line(40).describe('beside it: who asks, or whom it serves'),
    title: line(60),
    text: line(320),
    points: z.array(line(110)).max(4).default([]),
    layout: z
      .enum(['start', 'end', 'over'])
      .describe('where the window is: left, right, or below over the whole width'),
    system: z.enum(['cmms', 'energy', 'cold']).default('cmms').describe('wash behind the window'),
    log: recordLogSchema.optional().describe('a list of records, written here'),
    window: z.enum(windowNames).optional().describe('or one of the product’s windows; at most three a page'),
    link: link.optional(),
  })
  .refine(({ log, window }) => Boolean(log) !== Boolean(window), 'takes either a log or a window');

export type FeatureBlockProps = z.output<typeof featureBlockSchema>;
