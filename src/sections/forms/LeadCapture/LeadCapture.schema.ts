import { z } from 'zod';
import { formId, ownThankYou } from '../../../content/entries/formId.ts';
import { line, sectionBase } from '../../sectionBase.ts';
import { ownFormCopy } from '../FormPage/FormPage.schema.ts';

/** A form within a page, under its own beam, beside what visitors get for sending it. */
export const leadCaptureSchema = z.strictObject({
  type: z.literal('leadCapture'),
  ...sectionBase,
  title: line(70),
  isPageTitle: z.boolean().default(false).describe('the title is the page’s h1'),
  intro: line(260),
  points: z
    .array(z.strictObject({ when: line(24).describe('a time or a number'), what: line(120) }))
    .min(2)
    .max(5)
    .optional()
    .describe('what happens and when; omit for a newsletter'),
  scheduling: z
    .strictObject({ label: line(50), text: line(120) })
    .optional()
    .describe('a link to the scheduling service, shown only if config/tracking.ts switches one on'),
  formTitle: line(60),
  formNote: line(60).optional().describe('beside the form’s title, as “First Tuesday of the month”'),
  form: formId,
  thankYou: ownThankYou,
  copy: ownFormCopy,
});

export type LeadCaptureProps = z.output<typeof leadCaptureSchema>;
