import { z } from 'zod';
import { line, link, sectionBase } from '../sectionBase.ts';

/** Industries passing under a beam, with a call to action. One round takes 35 s. */
export const industryStripSchema = z.strictObject({
  type: z.literal('industryStrip'),
  ...sectionBase,
  title: line(90),
  labels: z.array(line(28)).min(4).max(14),
  action: link,
  pauseLabel: line(40).default('Pause the moving labels'),
});

export type IndustryStripProps = z.output<typeof industryStripSchema>;
