import { z } from 'zod';

const name = z.string().regex(/^[a-z][a-z0-9_]*$/, 'must be lower-case letters, digits and _');
const path = z.string().regex(/^\/(?:\S*\/)?$/, 'must begin and end with a slash');

const fieldSchema = z.strictObject({
  name: name.describe('name of the field in the submission'),
  label: z.string().min(1).describe('as printed above the control'),
  type: z.enum(['text', 'email', 'tel', 'company', 'select', 'textarea', 'checkbox', 'country']),
  required: z.boolean().default(true),
  autocomplete: z.string().optional().describe('token of the HTML attribute, as "work email"'),
  inputmode: z.enum(['text', 'email', 'tel', 'numeric', 'search', 'url']).optional(),
  hint: z.string().optional().describe('one line under the label'),
  options: z
    .array(z.strictObject({ value: z.string().min(1), label: z.string().min(1) }))
    .min(2)
    .optional()
    .describe('choices of a select'),
  maxLength: z.int().min(1).max(10_000).default(120).describe('longest text, in characters'),
  messages: z
    .strictObject({ required: z.string().optional(), invalid: z.string().optional() })
    .default({})
    .describe('what is said when the field is empty or wrong; says what to do'),
});

/** A form that visitors send. Every form has an e-mail field: without one there is no lead. */
export const formDefinitionSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
    providerFormId: z.uuid().describe('id of the form at the marketing-form provider'),
    pagePath: path.describe('a page that the form stands on'),
    thankYouPath: path.describe('where a visitor arrives after sending it'),
    submitLabel: z
      .string()
      .min(1)
      .describe('on the button; decides whether a submission is primary or secondary'),
    fields: z.array(fieldSchema).min(1),
  })
  .superRefine((form, context) => {
    const names = form.fields.map((field) => field.name);
    if (new Set(names).size !== names.length)
      context.addIssue({ code: 'custom', message: 'has a field twice' });
    if (!names.includes('email')) context.addIssue({ code: 'custom', message: 'has no field named email' });
    for (const field of form.fields) {
      if (field.type === 'select' && field.options === undefined) {
        context.addIssue({ code: 'custom', message: `field ${field.name} is a select without options` });
      }
    }
  });

export type FormDefinition = z.infer<typeof formDefinitionSchema>;
export type FormField = FormDefinition['fields'][number];
export type FormDefinitionInput = z.input<typeof formDefinitionSchema>;
