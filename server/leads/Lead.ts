import type { LeadData, SubmissionClass } from '../../shared/forms/leadData.ts';

/**
 * undelivered: kept, on its way to the marketing-form provider. delivered: the provider has it. given-up: the provider
 * refused it. spam: filled in by a program; kept, never sent.
 */
export type LeadState = 'undelivered' | 'delivered' | 'given-up' | 'spam';

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
}

/** A lead with what became of it. */
export interface StoredLead extends Lead {
  attempts: number;
  /** Earliest moment of the next try, ISO 8601, or empty. */
  nextAttemptAt: string;
  /** The provider's last answer, in its words, or empty. */
  providerAnswer: string;
}
