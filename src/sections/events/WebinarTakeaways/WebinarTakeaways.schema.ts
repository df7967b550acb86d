import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** Takeaways of the page’s webinar: figures with what they measure. */
export const webinarTakeawaysSchema = z.strictObject({
  type: z.literal('webinarTakeaways'),
  ...sectionBase,
  title: standardText('webinarTakeaways.title', line(60)),
});

export type WebinarTakeawaysProps = z.output<typeof webinarTakeawaysSchema>;
