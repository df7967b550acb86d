import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** What to remember of the page’s webinar: figures with what they measure. */
export const webinarTakeawaysSchema = z.strictObject({
  type: z.literal('webinarTakeaways'),
  ...sectionBase,
  title: line(60).default('What you take away'),
});

export type WebinarTakeawaysProps = z.output<typeof webinarTakeawaysSchema>;
