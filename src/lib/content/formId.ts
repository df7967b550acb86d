import { z } from 'zod';
import { pagePath } from '../../../shared/forms/FormDefinition.ts';
import { allForms } from './forms.ts';
import { remedyFor } from './nearest.ts';

/** The id of a form, checked when the page is read and not first when it is rendered. */
export const formId = z
  .string()
  .refine((id) => allForms().has(id), {
    error: ({ input }) =>
      `there is no form “${String(input)}”: ${remedyFor(String(input), [...allForms().keys()])}`,
  })
  .describe('id of a form: its file’s name in content/forms');

/** The page’s own thank-you page, where one form serves many pages. */
export const ownThankYou = pagePath
  .optional()
  .describe('thank-you page of this page alone; without it the form’s');
