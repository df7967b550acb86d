import { z } from 'zod';
import { formId, ownThankYou } from '../../../content/entries/formId.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { anchorBase, line, link } from '../../sectionBase.ts';
import { ownFormCopy } from '../FormPage/FormPage.schema.ts';

/** A short enquiry form: a separate page, and the panel that the floating button opens over other pages. */
export const enquiryPanelSchema = z.strictObject({
  type: z.literal('enquiryPanel'),
  ...anchorBase,
  title: line(60).describe('the page’s h1; it is not part of the panel'),
  intro: line(240),
  points: z
    .array(z.strictObject({ title: line(50), text: line(140), link: link.optional() }))
    .min(1)
    .max(3)
    .describe('other ways to get in touch, beside the panel'),
  panelTitle: line(40),
  panelText: line(140).optional(),
  close: standardText('enquiryPanel.close', line(30)).describe('button that closes the panel'),
  form: formId.default('enquiry'),
  thankYou: ownThankYou,
  thanks: z
    .strictObject({ title: line(60), text: line(200) })
    .describe('in place of the form, once the question is sent from the panel'),
  copy: ownFormCopy,
});

export type EnquiryPanelProps = z.output<typeof enquiryPanelSchema>;
