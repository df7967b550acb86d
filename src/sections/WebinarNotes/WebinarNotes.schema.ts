import { z } from 'zod';
import { line, sectionBase } from '../sectionBase.ts';

/** What to remember of the page’s webinar: figures with what they measure. */
export const webinarNotesSchema = z.strictObject({
  type: z.literal('webinarNotes'),
  ...sectionBase,
  title: line(60).default('If you remember nothing else'),
});

export type WebinarNotesProps = z.output<typeof webinarNotesSchema>;
