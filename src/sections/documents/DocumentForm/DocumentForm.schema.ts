import { z } from 'zod';
import { formId, ownThankYou } from '../../../content/entries/formId.ts';
import { standardText } from '../../../content/reading/standardTexts.ts';
import { ownFormCopy } from '../../forms/FormPage/FormPage.schema.ts';
import { anchorBase, line } from '../../sectionBase.ts';

/**
 * Head of a document offered in exchange for an address: the document at reading size, its contents and audience, and
 * the form.
 */
export const documentFormSchema = z.strictObject({
  type: z.literal('documentForm'),
  ...anchorBase,
  title: line(70).optional().describe('the page’s h1; by default the title of the entry'),
  shape: z.enum(['book', 'sheet']).default('book').describe('a bound book, or one sheet on its clips'),
  labels: z
    .strictObject({
      pages: standardText('documentForm.labels.pages', line(16)),
      sheet: standardText('documentForm.labels.sheet', line(16)),
      issued: standardText('documentForm.labels.issued', line(16)),
    })
    .prefault({}),
  facts: z
    .array(z.strictObject({ label: line(20), value: line(70) }))
    .min(2)
    .max(4)
    .describe('how long, for whom, in what form'),
  inside: z
    .array(line(120))
    .max(4)
    .default([])
    .describe('what the reader will have afterwards, one line each'),
  form: formId.optional().describe('by default that of the page’s entry'),
  thankYou: ownThankYou,
  formTitle: line(60),
  formDesc: line(200).optional(),
  copy: ownFormCopy,
});

export type DocumentFormProps = z.output<typeof documentFormSchema>;
