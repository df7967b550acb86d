import { z } from 'zod';
import { line, link, ownSystem, sectionBase } from '../../sectionBase.ts';

/** A message as sent over the wire, with numbered remarks on its lines beside it. */
export const messageSampleSchema = z.strictObject({
  type: z.literal('messageSample'),
  ...sectionBase,
  system: ownSystem('color of the marked lines'),
  title: line(70),
  intro: line(260),
  file: line(60).describe('head of the message: method and address'),
  stamp: line(40).describe('right of the head: a time, a status'),
  lines: z
    .array(z.strictObject({ code: z.string().max(70), note: z.number().int().min(1).max(6).optional() }))
    .min(3)
    .max(18),
  notes: z
    .array(z.strictObject({ title: line(50), text: line(180) }))
    .min(2)
    .max(6),
  link: link.optional(),
});

export type MessageSampleProps = z.output<typeof messageSampleSchema>;
