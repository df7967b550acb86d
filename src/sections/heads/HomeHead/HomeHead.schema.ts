import { z } from 'zod';
import { anchorBase, line, link } from '../../sectionBase.ts';

/** First view of the home page: the estate in section, with the live queue of the faults marked in it. */
export const homeHeadSchema = z.strictObject({
  type: z.literal('homeHead'),
  ...anchorBase,
  title: line(60),
  intro: line(220),
  action: link.describe('the button'),
  second: link.describe('the quieter link beside it'),
  alt: line(240).describe('what the drawing shows, for those who do not see it'),
  closed: line(20).describe('what the first job of the queue says once it is closed'),
});

export type HomeHeadProps = z.output<typeof homeHeadSchema>;
