import type { Generated, Insertable, Selectable } from 'kysely';
import { normalizeEmail } from '../../../shared/forms/normalizeEmail.ts';
import type { Lead, LeadState, StoredLead } from '../Lead.ts';

/** Times are ISO 8601 in UTC and objects are JSON, both as text: the same in every database, and sortable. */
interface LeadTable {
  id: string;
  form_id: string;
  provider_form_id: string;
  received_at: string;
  page_uri: string;
  page_name: string;
  locale: string;
  fields: string;
  campaign: string;
  lead_data: string;
  submission_class: string;
  visitor_token: string;
  state: LeadState;
  attempts: Generated<number>;
  next_attempt_at: string;
  provider_answer: Generated<string>;
  email: string;
  spam_marks: string;
  left_out: Generated<string>;
  lease: Generated<string>;
  attempted_at: Generated<string>;
  settled_at: Generated<string>;
  /** Submission id, unique unless empty. */
  submission_id: Generated<string>;
  /** Wording next to the button that the visitor pressed. */
  consent: Generated<string>;
}

/** A send that counts toward a destination's limit until a time. */
interface SendTable {
  id: string;
  destination: string;
  counts_until: string;
}

/** One row, written to check whether the store can be written. */
interface ProbeTable {
  id: number;
  written_at: string;
}

/** The audit log: who did what with leads, and when, without addresses or names of visitors. */
interface AuditTable {
  id: string;
  at: string;
  actor: string;
  action: string;
  subject: string;
  leads: number;
}

/** One row: when retention last ran, and until when it erases nothing; both may be empty. */
interface RetentionTable {
  id: number;
  looked_at: string;
  held_until: string;
}

export interface LeadTables {
  leads: LeadTable;
  audit: AuditTable;
  sends: SendTable;
  probe: ProbeTable;
  retention: RetentionTable;
}

/** PostgreSQL cannot store NUL in text. JSON escapes it. */
const plain = (text: string) => text.replaceAll('\u0000', '');

/**
 * The key by which the leads of an e-mail address are found: its normal form in lower case. Anything else is its own
 * key, because it may have been an address when it was stored.
 */
export const emailKey = (email: string) => plain((normalizeEmail(email) ?? email.trim()).toLowerCase());

/** Converts a new lead to a row. */
export function rowOf(lead: Lead): Insertable<LeadTable> {
  return {
    id: lead.id,
    form_id: lead.formId,
    provider_form_id: lead.providerFormId,
    received_at: lead.receivedAt,
    page_uri: plain(lead.pageUri),
    page_name: plain(lead.pageName),
    locale: lead.locale,
    fields: JSON.stringify(lead.fields),
    campaign: JSON.stringify(lead.campaign),
    lead_data: JSON.stringify(lead.leadData),
    submission_class: lead.submissionClass,
    visitor_token: plain(lead.visitorToken),
    state: lead.state,
    // Due at once, whatever the clocks say.
    next_attempt_at: '',
    email: emailKey(lead.fields['email'] ?? ''),
    spam_marks: (lead.spamMarks ?? []).join(','),
    submission_id: lead.submissionId ?? '',
    consent: plain(lead.consent ?? ''),
  };
}

const listOf = (text: string) => (text === '' ? [] : text.split(','));

/** Parses a JSON object. Returns undefined for anything else. */
export function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

export const isStringRecord = (
  values: Record<string, unknown> | undefined,
): values is Record<string, string> =>
  values !== undefined && Object.values(values).every((value) => typeof value === 'string');

/**
 * Converts a row to a lead. Values that cannot be read, because something else has changed the row, are left out and
 * flagged.
 */
export function leadOf(row: Selectable<LeadTable>): StoredLead {
  const [fields, campaign, leadData] = [row.fields, row.campaign, row.lead_data].map(parseObject);
  const isUnreadable = !isStringRecord(fields) || !isStringRecord(campaign) || leadData === undefined;
  return {
    id: row.id,
    formId: row.form_id,
    providerFormId: row.provider_form_id,
    receivedAt: row.received_at,
    pageUri: row.page_uri,
    pageName: row.page_name,
    locale: row.locale,
    fields: isStringRecord(fields) ? fields : {},
    campaign: isStringRecord(campaign) ? campaign : {},
    leadData: { newsletter_request: false, list_promise: false, ...leadData },
    submissionClass: row.submission_class === 'primary' ? 'primary' : 'secondary',
    visitorToken: row.visitor_token,
    state: row.state,
    spamMarks: listOf(row.spam_marks),
    attempts: row.attempts,
    attemptedAt: row.attempted_at,
    nextAttemptAt: row.next_attempt_at,
    settledAt: row.settled_at,
    consent: row.consent,
    providerAnswer: row.provider_answer,
    leftOut: listOf(row.left_out),
    ...(isUnreadable && { isUnreadable }),
  };
}
