import { z } from 'zod';
import { line, sectionBase } from '../sectionBase.ts';

const note = z.strictObject({ rule: line(60), text: line(200) });

/** What the company holds to, as the numbered general notes of a drawing. */
export const generalNotesSchema = z.strictObject({
  type: z.literal('generalNotes'),
  ...sectionBase,
  title: line(70),
  intro: line(200).optional(),
  notes: z.array(note).min(3).max(8),
});

export type GeneralNotesProps = z.output<typeof generalNotesSchema>;
