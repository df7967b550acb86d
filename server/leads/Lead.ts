import type { LeadData, SubmissionClass } from '../../shared/forms/leadData.ts';

/**
 * undelivered: kept, on its way to a service. delivered: the service has it. given-up: the service refused it. spam:
 * looks as if a program had filled in the form; kept, never sent.
 */
export type LeadState = (typeof LEAD_STATES)[number];

export const LEAD_STATES = ['undelivered', 'delivered', 'given-up', 'spam'] as const;

/** Lead data as it is stored. */
export interface StoredLeadData extends LeadData {
  /** Whether the page promised that the visitor joins no list, whatever newsletter_request says. */
  list_promise: boolean;
}

/** An accepted submission. */
export interface Lead {
  /** UUID version 7, which sorts by time. */
  id: string;
  formId: string;
  providerFormId: string;
  /** Time of acceptance, ISO 8601 in UTC. */
  receivedAt: string;
  /** Address of the page with the form, including its query. */
  pageUri: string;
  pageName: string;
  locale: string;
  /** Validated values by field name. */
  fields: Readonly<Record<string, string>>;
  /** Campaign parameters of the page. */
  campaign: Readonly<Record<string, string>>;
  leadData: StoredLeadData;
  submissionClass: SubmissionClass;
  /** The provider's visitor token if the visitor has consented; otherwise empty. */
  visitorToken: string;
  state: LeadState;
  /** What made the submission look like spam; empty or absent if nothing did. */
  spamMarks?: readonly string[];
  /** Submission id, the same for every attempt to send the same values. */
  submissionId?: string;
  /** Another submission id under which it may already be stored; it is never stored under this one. */
  earlierSubmissionId?: string;
  /**
   * Wording next to the button, to which the visitor agreed by sending the form at receivedAt. Empty if there was
   * none.
   */
  consent?: string;
}

/** A stored lead with the state of its delivery. */
export interface StoredLead extends Lead {
  spamMarks: readonly string[];
  consent: string;
  /** Attempts to deliver it, each counted before it is made. */
  attempts: number;
  /** When the last attempt began or got its response, ISO 8601, or empty. */
  attemptedAt: string;
  /** Earliest time of the next attempt, ISO 8601, or empty. */
  nextAttemptAt: string;
  /** When it was delivered or given up, ISO 8601, or empty. */
  settledAt: string;
  /** The service's last response, verbatim, or empty. */
  providerAnswer: string;
  /** Context values that the provider refused and that are omitted from then on. */
  leftOut: readonly string[];
  /** Set if its row cannot be read, in which case its values are missing. */
  isUnreadable?: true;
}
