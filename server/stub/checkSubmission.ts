import { isIP } from 'node:net';
import { z } from 'zod';
import type { FormDefinition, FormField } from '../../shared/forms/FormDefinition.ts';
import { CAMPAIGN_PARAMETERS } from '../../shared/forms/leadData.ts';

/** What the provider accepts, according to its public documentation. */
const submissionSchema = z.strictObject({
  submittedAt: z.int().optional(),
  fields: z.array(
    z.strictObject({ objectTypeId: z.literal(['0-1', '0-2']), name: z.string().min(1), value: z.string() }),
  ),
  context: z
    .strictObject({
      hutk: z.string().optional(),
      ipAddress: z.string().optional(),
      pageUri: z.string().optional(),
      pageName: z.string().optional(),
      pageId: z.string().optional(),
    })
    .optional(),
});

export type ProviderSubmission = z.infer<typeof submissionSchema>;

export interface SubmissionError {
  message: string;
  errorType: string;
}

const FIELD_LIMIT = 1000;
const VALUE_LIMIT = 65_536;
const OLDEST = 30 * 24 * 3_600_000;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** Addresses at this domain are refused, as the provider refuses domains that an account has blocked. */
export const BLOCKED_DOMAIN = 'blocked.example';

/** Hidden fields that every form there has in addition to its own. */
const HIDDEN: ReadonlySet<string> = new Set([...CAMPAIGN_PARAMETERS, 'lead_id', 'list_promise']);

/** Parses the body of a submission. Returns a message if it is malformed. */
export function readSubmission(text: string): ProviderSubmission | string {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'Invalid input JSON';
  }
  const parsed = submissionSchema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  return `Invalid input JSON: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
}

function checkField(field: FormField, value: string): SubmissionError | undefined {
  const error = (errorType: string, message: string) => ({
    errorType,
    message: `Error in 'fields.${field.name}'. ${message}`,
  });
  if (value.length > VALUE_LIMIT) return error('INPUT_TOO_LARGE', 'The value is too large');
  if (field.type === 'email' && !EMAIL.test(value)) return error('INVALID_EMAIL', `Invalid email '${value}'`);
  if (field.type === 'email' && value.toLowerCase().endsWith(`@${BLOCKED_DOMAIN}`))
    return error('BLOCKED_EMAIL', 'This email domain is blocked');
  if (field.options !== undefined && !field.options.some((option) => option.value === value))
    return error('VALUE_NOT_IN_FIELD_DEFINITION', `'${value}' is not an option`);
  return undefined;
}

function checkContext({ hutk, ipAddress, pageUri }: NonNullable<ProviderSubmission['context']>) {
  const errors: SubmissionError[] = [];
  const add = (errorType: string, name: string) =>
    errors.push({ errorType, message: `Error in 'context.${name}'. The value is not valid` });
  if (hutk !== undefined && !/^[0-9a-f]{32}$/.test(hutk)) add('INVALID_HUTK', 'hutk');
  if (ipAddress !== undefined && isIP(ipAddress) === 0) add('INVALID_IP_ADDRESS', 'ipAddress');
  if (pageUri !== undefined && !/^https?:\/\/[^\s/]+\.[^\s]+$/.test(pageUri))
    add('INVALID_PAGE_URI', 'pageUri');
  return errors;
}

/** The provider's objections to a submission; none if it would accept it. */
export function checkSubmission(
  definition: FormDefinition,
  submission: ProviderSubmission,
  now: number,
): SubmissionError[] {
  const errors: SubmissionError[] = [];
  const { fields, submittedAt } = submission;
  if (fields.length > FIELD_LIMIT)
    errors.push({
      errorType: 'MAX_NUMBER_OF_SUBMITTED_VALUES_EXCEEDED',
      message: 'Too many fields were submitted',
    });
  if (submittedAt !== undefined && (now - submittedAt > OLDEST || submittedAt > now + 60_000))
    errors.push({ errorType: 'INVALID_TIMESTAMP', message: "Error in 'submittedAt'. More than a month ago" });
  const given = new Map(fields.map(({ name, value }) => [name, value]));
  for (const field of definition.fields) {
    const value = given.get(field.name);
    if (value === undefined || value === '') {
      if (field.required)
        errors.push({
          errorType: 'REQUIRED_FIELD',
          message: `Error in 'fields.${field.name}'. Required field '${field.name}' is missing`,
        });
      continue;
    }
    const error = checkField(field, value);
    if (error !== undefined) errors.push(error);
  }
  const known = new Set([...definition.fields.map((field) => field.name), ...HIDDEN]);
  for (const { name } of fields) {
    if (!known.has(name))
      errors.push({
        errorType: 'FIELD_NOT_IN_FORM_DEFINITION',
        message: `Error in 'fields.${name}'. The field is not part of the form`,
      });
  }
  return [...errors, ...checkContext(submission.context ?? {})];
}
