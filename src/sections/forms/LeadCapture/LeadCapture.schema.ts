import { z } from 'zod';
import { formId, ownThankYou } from '../../../content/formId.ts';
import { line, sectionBase } from '../../sectionBase.ts';
import { formPageSchema } from '../FormPage/FormPage.schema.ts';

/** A form further down a page, under its own beam, beside what sending it commits to. */
export const leadCaptureSchema = z.strictObject({
  type: z.literal('leadCapture'),
  ...sectionBase,
  title: line(70),
  intro: line(260),
  points: z
    .array(z.strictObject({ when: line(24).describe('a time or a number'), what: line(120) }))
    .min(2)
    .max(5),
  formTitle: line(60),
  form: formId,
  thankYou: ownThankYou,
  copy: formPageSchema.shape.copy,
});

export type LeadCaptureProps = z.output<typeof leadCaptureSchema>;
