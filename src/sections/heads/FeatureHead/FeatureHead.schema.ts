import { z } from 'zod';
import { anchorBase, href, line, link } from '../../sectionBase.ts';

/** First view of a feature page: text, and the page's questions as a schedule of links to each. */
export const featureHeadSchema = z.strictObject({
  type: z.literal('featureHead'),
  ...anchorBase,
  tag: line(40).describe('label over the title'),
  title: line(64),
  intro: line(240),
  action: link.describe('the button'),
  second: link.optional(),
  scheduleTitle: line(40).describe('over the schedule'),
  schedule: z
    .array(
      z.strictObject({
        measured: line(10).describe('07:10, or 1.1'),
        text: line(60).describe('the question, or what the part does'),
        who: line(30).describe('who asks, or whom it serves'),
        href: href.describe('the section that answers'),
      }),
    )
    .min(3)
    .max(7),
});

export type FeatureHeadProps = z.output<typeof featureHeadSchema>;
