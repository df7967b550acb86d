import { z } from 'zod';
import { formId, ownThankYou } from '../../../content/formId.ts';
import { standardText } from '../../../content/standardTexts.ts';
import { line, sectionBase } from '../../sectionBase.ts';
import { ownFormCopy } from '../FormPage/FormPage.schema.ts';

/** The newsletter’s form as a transmittal: one address, what it gets you and how often. */
export const subscribeSchema = z.strictObject({
  type: z.literal('subscribe'),
  ...sectionBase,
  title: line(60),
  intro: line(240),
  isPageTitle: z.boolean().default(false).describe('the title is the page’s h1'),
  sheetTitle: standardText('subscribe.sheetTitle', line(40)),
  sheetNote: line(60).describe('as “First Tuesday of the month”'),
  form: formId.default('newsletter'),
  thankYou: ownThankYou,
  copy: ownFormCopy,
});

export type SubscribeProps = z.output<typeof subscribeSchema>;
