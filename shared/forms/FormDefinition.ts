import { z } from 'zod';
import { isLocale } from '../site/locales.ts';
import { remedyFor } from '../text/nearest.ts';
import { HONEYPOT_FIELD, SUBMISSION_FIELD, VISITOR_FIELD } from './fieldNames.ts';
import { submissionClass } from './leadData.ts';

const RESERVED: ReadonlySet<string> = new Set([HONEYPOT_FIELD, SUBMISSION_FIELD, VISITOR_FIELD]);

const name = z
  .string()
  .regex(/^[a-z][a-z0-9_]*$/, 'must be lowercase letters, digits and _, beginning with a letter')
  .refine((text) => !RESERVED.has(text), {
    error: ({ input }) => `“${String(input)}” is taken by the site itself: choose another name`,
  });

/** The path of a page, as in its address. */
export const pagePath = z
  .string()
  .regex(/^\/(?:[^\s/?#]+\/)*$/, 'must be the path of a page, as /contact/: a slash at both ends');

/** The same, or a place on the page, which may offer more than what was requested. */
export const thankYouPath = z
  .string()
  .regex(
    /^\/(?:[^\s/?#]+\/)*(?:#[a-z][a-z0-9-]*)?$/,
    'must be the path of a page, as /thankyou/, or a place on it, as /thankyou/#slides',
  );

const choice = z.strictObject({
  value: z.string().min(1).max(100).describe('as the provider gets it'),
  label: z.string().min(1).max(100).describe('as a visitor reads it'),
});

const words = z.string().min(1).max(160);

const label = z.string().min(1).max(60);

const submitLabel = z.string().min(1).max(40);

/** What a question says that a locale may word differently, beside its name. */
const ofLocale = z.strictObject({
  hint: words.optional().describe('one line under the control'),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a country, as US')
    .optional()
    .describe('country of a phone number without a country code, if the visitor names none'),
  messages: z
    .strictObject({ required: words.optional(), invalid: words.optional() })
    .default({})
    .describe('messages for an empty and for a wrong field, which say what to do'),
});

const locale = z.string().refine(isLocale, 'must be a locale, as en-AE');

/** The words of a question on the host of a locale. */
const localWords = ofLocale.extend({
  label: label.optional().describe('as printed above the control'),
  choices: z
    .record(z.string(), z.string().min(1).max(100))
    .optional()
    .describe('what the choices of a select are called, by their values'),
});

/** The fields of one question of a form. */
export const formField = z.strictObject({
  name: name.describe('name of the field in the submission, and at the provider'),
  label: label.describe('as printed above the control'),
  type: z
    .enum(['text', 'email', 'tel', 'company', 'select', 'textarea', 'checkbox', 'country', 'workday'])
    .describe('workday is a date from Monday to Friday that is not over'),
  required: z.boolean().default(true),
  autocomplete: z.string().min(1).optional().describe('token of the HTML attribute, as “work email”'),
  inputmode: z.enum(['text', 'email', 'tel', 'numeric', 'search', 'url']).optional(),
  ...ofLocale.shape,
  locales: z.record(locale, localWords).optional().describe('what the host of a locale says instead'),
  options: z.array(choice).min(2).optional().describe('choices of a select'),
  isForSubject: z
    .boolean()
    .default(false)
    .describe(
      'shown only where a link has begun its text with the subject of the request (?about=); only for a textarea that may stay empty',
    ),
  maxLength: z.int().min(1).max(10_000).default(120).describe('longest text, in characters'),
});

const fieldSchema = formField.superRefine((field, context) => {
  const isSelect = field.type === 'select';
  if (isSelect && field.options === undefined)
    context.addIssue({ code: 'custom', path: ['options'], message: 'is missing: a select needs choices' });
  if (!isSelect && field.options !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['options'],
      message: `only a select has choices: remove them, or change the type to select`,
    });
  const values = (field.options ?? []).map(({ value }) => value);
  for (const [locale, { choices }] of Object.entries(field.locales ?? {}))
    for (const value of Object.keys(choices ?? {}).filter((one) => !values.includes(one)))
      context.addIssue({
        code: 'custom',
        path: ['locales', locale, 'choices', value],
        message: `is the value of none of the choices: ${remedyFor(value, values)}`,
      });
  if (field.isForSubject && (field.required || field.type !== 'textarea'))
    context.addIssue({
      code: 'custom',
      path: ['isForSubject'],
      message: 'hides a question: remove it, or make the field a textarea with required: false',
    });
  if (field.name === 'email' && field.type !== 'email')
    context.addIssue({
      code: 'custom',
      path: ['type'],
      message: 'must be email, like the name of the field',
    });
});

/** A meeting that visitors can add to their calendars from a form. */
const meeting = z.strictObject({
  day: name.describe('name of the field that asks for its day, of type workday'),
  time: name.describe('name of the field that asks for its start; the values are times, as 09:30'),
  minutes: z.int().min(5).max(480).describe('how long it takes'),
  title: z.string().min(1).max(100).describe('as the calendar shows it'),
  text: z.string().min(1).max(400).describe('what the calendar shows below the title'),
  organizer: z.email().describe('who is told when the visitor accepts'),
  label: z.string().min(1).max(40).describe('on the button that gives the calendar file'),
  missing: words.describe('what is said when the day or the time is empty'),
});

/** The fields of a form. */
export const formFields = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens'),
  page: pagePath.describe('a page with the form, on which it is shown again if the page is unknown'),
  thankYou: pagePath.describe('page that a visitor sees after sending it; a page may name another'),
  providerFormId: z.guid('must be the form’s id at the provider, as 3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e001'),
  submitLabel: submitLabel.describe('on the button; decides whether a submission is primary'),
  locales: z
    .record(locale, z.strictObject({ submitLabel }))
    .optional()
    .describe('what the button says on the host of a locale; whether a submission is primary stays as it is'),
  class: z
    .enum(['primary', 'secondary'])
    .describe('primary asks for a conversation; it follows from submitLabel and is checked against it'),
  fields: z.array(fieldSchema).min(1).max(30),
  meeting: meeting
    .optional()
    .describe('adds a second button, which gives a calendar file for the day and time chosen in the form'),
});

/**
 * A form: a file of content/forms with the shared questions filled in, for build, browser and server alike. Every form
 * has an e-mail field: without one there is no lead.
 */
export const formDefinitionSchema = formFields.superRefine((form, context) => {
  const seen = new Set<string>();
  for (const [index, field] of form.fields.entries()) {
    if (seen.has(field.name))
      context.addIssue({
        code: 'custom',
        path: ['fields', index],
        message: `“${field.name}” appears twice: keep one`,
      });
    seen.add(field.name);
  }
  const email = form.fields.find((field) => field.name === 'email');
  if (!email?.required)
    context.addIssue({
      code: 'custom',
      path: ['fields'],
      message: 'has no email that must be given: without an address nobody can be answered; add - email',
    });
  const asked = (field: string | undefined) => form.fields.find(({ name }) => name === field);
  if (form.meeting && asked(form.meeting.day)?.type !== 'workday')
    context.addIssue({
      code: 'custom',
      path: ['meeting', 'day'],
      message: 'must name a field of the form whose type is workday',
    });
  if (form.meeting && !asked(form.meeting.time)?.options?.every(({ value }) => /^\d\d:\d\d$/.test(value)))
    context.addIssue({
      code: 'custom',
      path: ['meeting', 'time'],
      message: 'must name a select of the form whose values are times, as 09:30',
    });
  const followed = submissionClass(form.submitLabel);
  if (form.class !== followed)
    context.addIssue({
      code: 'custom',
      path: ['class'],
      message: `must be ${followed}: “${form.submitLabel}” makes it so, by the words contact, demo, request, pric, trial, partner, and without video and download; change the label or the class`,
    });
});

export type FormDefinition = z.infer<typeof formDefinitionSchema>;
export type FormField = FormDefinition['fields'][number];
export type FormDefinitionInput = z.input<typeof formDefinitionSchema>;
