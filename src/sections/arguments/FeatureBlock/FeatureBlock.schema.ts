import { z } from 'zod';
import { bandBase, line, link, ownSystem } from '../../sectionBase.ts';
import { hasOneScreen, screenFields } from '../../shared/screenFields.ts';

/** One block of a feature page: a question or a function, and its product window. */
export const featureBlockSchema = z
  .strictObject({
    type: z.literal('featureBlock'),
    ...bandBase,
    measured: line(10).describe('large, before the title: 07:10, or 1.1'),
    who: line(40).describe('beside it: who asks, or who it is for'),
    title: line(60),
    text: line(320),
    points: z.array(line(110)).max(4).default([]),
    layout: z
      .enum(['start', 'end', 'over'])
      .describe('where the window is: left, right, or below over the whole width'),
    system: ownSystem('wash behind the window'),
    ...screenFields,
    link: link.optional(),
  })
  .refine(hasOneScreen, 'takes a log, a window or a screenshot');

export type FeatureBlockProps = z.output<typeof featureBlockSchema>;
