import type { SubmittedValues } from './SubmittedValues.ts';
import { storableText } from './storableText.ts';

/** The data of a submission that marketing uses (specification, sections 3 and 5). Empty values are left out. */
export interface LeadData {
  first_name?: string;
  last_name?: string;
  phone_number?: string;
  company_name?: string;
  email_id?: string;
  /** True when only part of a lead was given with the e-mail. */
  newsletter_request: boolean;
}

/**
 * Derives the lead data of a submission. A full name, where the form asks for one, becomes the first name and the last
 * name stays empty. A full name of two words or more counts as both.
 */
export function deriveLeadData(values: SubmittedValues): LeadData {
  const read = (name: string) => (Object.hasOwn(values, name) ? (values[name] ?? '').trim() : '');
  const fullName = read('full_name');
  const parts = {
    first_name: fullName || read('first_name'),
    last_name: fullName ? '' : read('last_name'),
    phone_number: read('phone'),
    company_name: read('company'),
    email_id: read('email'),
  };
  const hasLastName = /\s/.test(fullName) || parts.last_name !== '';
  const isWhole = hasLastName && [parts.first_name, parts.phone_number, parts.company_name].every(Boolean);
  const filled = Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== ''));
  return { ...filled, newsletter_request: parts.email_id !== '' && !isWhole };
}

const PRIMARY = /contact|demo|request|pric|trial|partner/;
const NEVER_PRIMARY = /video|download/;

export type SubmissionClass = 'primary' | 'secondary';

/** Whether a submission asks for a conversation or for something to read, by its button's text. */
export function submissionClass(submitLabel: string): SubmissionClass {
  const text = submitLabel.toLowerCase();
  return PRIMARY.test(text) && !NEVER_PRIMARY.test(text) ? 'primary' : 'secondary';
}

/**
 * Whether a submit event is recorded: something was entered and, if there are visible required fields, at least one of
 * them is filled in.
 */
export function isSubmitRecorded(values: SubmittedValues, visibleRequired: readonly string[]): boolean {
  const isFilled = (name: string) => Object.hasOwn(values, name) && (values[name] ?? '').trim() !== '';
  const hasAny = Object.keys(values).some(isFilled);
  return hasAny && (visibleRequired.length === 0 || visibleRequired.some(isFilled));
}

/** Query parameters of a page that travel with a submission (specification, section 7). */
export const CAMPAIGN_PARAMETERS = [
  'utm_campaign',
  'utm_parameter',
  'utm_campaign_name',
  'source',
  'utm_medium',
  'utm_content',
  'utm_source',
  'utm_term',
] as const;

/** Longest campaign value that is kept, in characters. */
const CAMPAIGN_LIMIT = 500;

/**
 * The campaign parameters of a submission: the form's own fields first, then those of the page's query that the form
 * does not have.
 */
export function campaignParameters(
  typed: SubmittedValues,
  pageQuery: URLSearchParams,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of CAMPAIGN_PARAMETERS) {
    const own = Object.hasOwn(typed, name) ? typed[name] : undefined;
    const value = [own, pageQuery.get(name)]
      .map((text) => storableText((text ?? '').slice(0, CAMPAIGN_LIMIT)))
      .find((text) => text !== '');
    if (value !== undefined) found[name] = value;
  }
  return found;
}
