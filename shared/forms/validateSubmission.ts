import { isComingWorkday } from '../calendar/isComingWorkday.ts';
import type { CheckTexts } from '../site/checkTexts.ts';
import { fillCopy } from '../text/fillCopy.ts';
import { COUNTRY_CODES } from './countries.ts';
import type { FormField } from './FormDefinition.ts';
import { EMAIL_LIMIT, normalizeEmail } from './normalizeEmail.ts';
import type { SubmittedValues } from './SubmittedValues.ts';
import { storableText } from './storableText.ts';

export type ValidationResult =
  | { ok: true; values: Record<string, string> }
  | { ok: false; errors: Record<string, string> };

/** Converts a phone number to its international form; undefined if it is not one (shared/forms/normalizePhone.ts). */
export type NormalizePhone = (text: string, country?: string) => string | undefined;

/** What a check needs besides the form. */
export interface Rules {
  normalizePhone: NormalizePhone;
  /** The messages for fields without their own. */
  texts: CheckTexts;
}

/** A dot at either end of the part before the @, or two in a row, which RFC 5321 does not allow. */
const STRAY_DOT = /^\.|\.[.@]/;

function clean(field: FormField, typed: string | undefined): string {
  const text = storableText((typed ?? '').replace(/\r\n?/g, '\n')).trim();
  return field.type === 'textarea' ? text : text.replace(/\s+/g, ' ');
}

function invalidMessage({ messages, type, label }: FormField, texts: CheckTexts): string {
  return (
    messages.invalid ?? fillCopy((type in texts && texts[type as keyof CheckTexts]) || texts.wrong, { label })
  );
}

/** Checks one value that is not empty. Returns the value to keep, or an error message. */
function checkValue(
  field: FormField,
  text: string,
  country: string | undefined,
  { normalizePhone, texts }: Rules,
): { value: string } | { error: string } {
  const invalid = { error: invalidMessage(field, texts) };
  const limit = field.type === 'email' ? EMAIL_LIMIT : field.maxLength;
  if (text.length > limit) {
    return {
      error: fillCopy(texts.tooLong, {
        label: field.label,
        limit: String(limit),
        length: String(text.length),
      }),
    };
  }
  switch (field.type) {
    case 'email': {
      const email = STRAY_DOT.test(text) ? undefined : normalizeEmail(text);
      return email === undefined ? invalid : { value: email };
    }
    case 'tel': {
      const phone = normalizePhone(text, country ?? field.country);
      return phone === undefined ? invalid : { value: phone };
    }
    case 'select':
      return field.options?.some((option) => option.value === text) ? { value: text } : invalid;
    case 'country':
      return COUNTRY_CODES.includes(text) ? { value: text } : invalid;
    case 'workday':
      return isComingWorkday(text, new Date()) ? { value: text } : invalid;
    case 'checkbox':
      return { value: 'true' };
    default:
      return { value: text };
  }
}

/**
 * Checks a submission against its form, in the browser and on the server alike. Fields that the form does not have are
 * dropped, and so are empty optional ones. Errors are keyed by field and say what to do, in the field's own words or,
 * if it has none, in those of rules.texts.
 */
export function validateSubmission(
  definition: { readonly fields: readonly FormField[] },
  typed: SubmittedValues,
  rules: Rules,
): ValidationResult {
  const values: Record<string, string> = {};
  const errors: Record<string, string> = {};
  const country = Object.hasOwn(typed, 'country') ? typed['country'] : undefined;
  for (const field of definition.fields) {
    const text = clean(field, Object.hasOwn(typed, field.name) ? typed[field.name] : undefined);
    if (text === '') {
      if (field.required)
        errors[field.name] =
          field.messages.required ?? fillCopy(rules.texts.required, { label: field.label });
      continue;
    }
    const checked = checkValue(field, text, country, rules);
    if ('error' in checked) errors[field.name] = checked.error;
    else values[field.name] = checked.value;
  }
  return Object.keys(errors).length === 0 ? { ok: true, values } : { ok: false, errors };
}
