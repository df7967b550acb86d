import type { LeadData, SubmissionClass } from '../../shared/forms/leadData.ts';

/**
 * undelivered: kept, on its way to a service. delivered: the service has it. given-up: the service refused it.
 * spam: looks as if a program had filled it in; kept, never sent.
 */
export type LeadState = (typeof LEAD_STATES)[number];

export const LEAD_STATES = ['undelivered', 'delivered', 'given-up', 'spam'] as const;

/** A submission as it is accepted. */
export interface Lead {
  /** UUID version 7: sorts by time. */
  id: string;
  formId: string;
  providerFormId: string;
  /** Moment of acceptance, ISO 8601 in UTC. */
  receivedAt: string;
  /** Address of the page that the form stood on, with its query. */
  pageUri: string;
  pageName: string;
  locale: string;
  /** Checked values by field name. */
  fields: Readonly<Record<string, string>>;
  /** Campaign parameters of the page. */
  campaign: Readonly<Record<string, string>>;
  leadData: LeadData;
  submissionClass: SubmissionClass;
  /** The provider's visitor token, when the visitor agreed to be known; else empty. */
  visitorToken: string;
  state: LeadState;
  /** What made the submission look like spam; empty or missing for a lead that looks like a person's. */
  spamMarks?: readonly string[];
  /** What the form was sent under: the same for every try to send it once. */
  submissionId?: string;
  /** Another id under which it may be there already; a lead is never kept under it. */
  earlierSubmissionId?: string;
  /** What stood beside the button: the visitor agreed to it by sending, at receivedAt. Empty where nothing stood there. */
  consent?: string;
}

/** A lead with what became of it. */
export interface StoredLead extends Lead {
  spamMarks: readonly string[];
  consent: string;
  /** Tries to deliver it, counted before each is sent. */
  attempts: number;
  /** Moment at which the last try began or was answered, ISO 8601, or empty. */
  attemptedAt: string;
  /** Earliest moment of the next try, ISO 8601, or empty. */
  nextAttemptAt: string;
  /** Moment at which it was delivered or given up, ISO 8601, or empty. */
  settledAt: string;
  /** The service's last answer, in its words, or empty. */
  providerAnswer: string;
  /** Context values that the provider refused, and that are left out from then on. */
  leftOut: readonly string[];
  /** Set where its row cannot be read; its answers are missing here. */
  isUnreadable?: true;
}
