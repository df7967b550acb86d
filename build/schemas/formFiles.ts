import { z } from 'zod';
import { formField, formFields } from '../../shared/forms/FormDefinition.ts';

const shared = z.string().describe('name of a file in content/forms/fields');

/** A form as written in content/forms: the id is the file's name, and questions may be shared ones. */
export const formFileSchema = formFields.omit({ id: true }).extend({
  fields: z
    .array(z.union([shared, formField.partial().extend({ use: shared }), formField]))
    .min(1)
    .max(30),
});

/** A question that forms share, as written in content/forms/fields: the name is the file's. */
export const sharedFieldSchema = formField.partial({ name: true });
