import { createLeadId } from '../leads/createLeadId.ts';
import type { Lead, StoredLead } from '../leads/Lead.ts';

/** A lead of the newsletter form, with the given differences. */
export function sampleLead(part: Partial<Lead> = {}): Lead & { consent: string } {
  return {
    id: createLeadId(),
    formId: 'newsletter',
    providerFormId: '3d0f1c52-8a67-4e0b-9c51-6f2ad1b7e006',
    receivedAt: '2026-01-02T03:04:05.000Z',
    pageUri: 'https://www.lintel.example/',
    pageName: 'Home',
    locale: 'en',
    fields: { email: 'ada@northwind.example' },
    campaign: {},
    leadData: { email_id: 'ada@northwind.example', newsletter_request: true, list_promise: false },
    submissionClass: 'secondary',
    visitorToken: '',
    state: 'undelivered',
    spamMarks: [],
    consent: '',
    ...part,
  };
}

/** The same as the store returns it, before any attempt to deliver it. */
export function sampleStoredLead(part: Partial<StoredLead> = {}): StoredLead {
  return {
    ...sampleLead(),
    spamMarks: [],
    attempts: 0,
    attemptedAt: '',
    nextAttemptAt: '',
    settledAt: '',
    providerAnswer: '',
    leftOut: [],
    ...part,
  };
}
