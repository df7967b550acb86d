import { z } from 'zod';
import { anchorBase, line } from '../../sectionBase.ts';

/** The head of an ROI page and the calculator below it. */
export const roiToolSchema = z.strictObject({
  type: z.literal('roiTool'),
  ...anchorBase,
  title: line(80),
  intro: line(260),
  variant: z
    .enum(['full', 'short'])
    .default('full')
    .describe('full: all questions beside the results; short: three questions, the rest on demand'),
});

export type RoiToolProps = z.output<typeof roiToolSchema>;
