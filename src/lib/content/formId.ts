import { z } from 'zod';
import { forms } from '../../../config/forms.ts';
import { remedyFor } from './nearest.ts';

const ids = [...forms.keys()];

/** The id of a form, checked when the page is read and not first when it is rendered. */
export const formId = z
  .string()
  .refine((id) => forms.has(id), {
    error: ({ input }) => `there is no form “${String(input)}”: ${remedyFor(String(input), ids)}`,
  })
  .describe('id of a form in config/forms.ts');
