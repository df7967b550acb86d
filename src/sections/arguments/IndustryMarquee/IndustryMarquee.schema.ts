import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { bandBase, line, link } from '../../sectionBase.ts';

/** Industries scrolling by under a beam, with a call to action. One loop takes 35 s. */
export const industryMarqueeSchema = z.strictObject({
  type: z.literal('industryMarquee'),
  ...bandBase,
  title: line(90),
  labels: z.array(line(28)).min(4).max(14),
  action: link,
  pauseLabel: standardText('industryMarquee.pauseLabel', line(40)),
});

export type IndustryMarqueeProps = z.output<typeof industryMarqueeSchema>;
