import { z } from 'zod';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';

/** The talk in writing, chapter by chapter, for visitors who would rather read than watch. */
export const webinarChaptersSchema = z.strictObject({
  type: z.literal('webinarChapters'),
  ...sectionBase,
  title: standardText('webinarChapters.title', line(60)),
  intro: line(200).optional(),
  minutes: standardText('webinarChapters.minutes', line(20)),
});

export type WebinarChaptersProps = z.output<typeof webinarChaptersSchema>;
