import { z } from 'zod';
import { line, sectionBase } from '../../sectionBase.ts';

/** The talk in words, chapter by chapter, for whoever reads rather than watches. */
export const webinarChaptersSchema = z.strictObject({
  type: z.literal('webinarChapters'),
  ...sectionBase,
  title: line(60).default('The talk in words'),
  intro: line(200).optional(),
  minutes: line(20).default('%count% min'),
});

export type WebinarChaptersProps = z.output<typeof webinarChaptersSchema>;
