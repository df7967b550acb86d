import { z } from 'zod';
import { thankYouPath } from '../../../shared/forms/FormDefinition.ts';
import { remedyFor } from '../../../shared/text/nearest.ts';
import { allForms, formFileFaults } from './forms.ts';

/** The id of a form, checked when the page is read rather than when it is rendered. */
export const formId = z
  .string()
  .superRefine((id, context) => {
    if (allForms().has(id)) return;
    const fault = formFileFaults().find(({ file }) => file.endsWith(`/${id}.yaml`));
    context.addIssue({
      code: 'custom',
      message: fault
        ? `the form “${id}” cannot be used: correct ${fault.file} first`
        : `there is no form “${id}”: ${remedyFor(id, [...allForms().keys()])}`,
      ...(fault ? { params: { because: fault.file } } : {}),
    });
  })
  .describe('id of a form: its file’s name in content/forms');

/** The page's own thank-you page, for a form that serves many pages. */
export const ownThankYou = thankYouPath
  .optional()
  .describe('thank-you page of this page alone; without it the form’s');
