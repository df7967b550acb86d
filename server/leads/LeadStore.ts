import type { Lead, LeadState, StoredLead } from './Lead.ts';

/** What becomes of a lead after a try to deliver it. */
export interface DeliveryOutcome {
  state: LeadState;
  /** Earliest moment of the next try, ISO 8601, or empty for none. */
  nextAttemptAt: string;
  providerAnswer: string;
}

/** Which leads a destination takes. */
export type LeadScope = 'all' | 'newsletter' | 'not-newsletter';

export interface LeadClaim {
  scope: LeadScope;
  /** ISO 8601. */
  now: string;
  /** ISO 8601; a lead whose delivery was never recorded is due again then. */
  leaseEnds: string;
  limit: number;
}

/** Where leads are kept. Every method rejects when the store cannot do it. */
export interface LeadStore {
  /** Resolves once the lead would outlast a crash of the machine. */
  insert(lead: Lead): Promise<void>;
  /** The newest leads first. */
  list(): Promise<StoredLead[]>;
  find(id: string): Promise<StoredLead | undefined>;
  /**
   * Takes undelivered leads whose time has come, the oldest first, and keeps other processes from taking them until
   * the lease ends.
   */
  claim(claim: LeadClaim): Promise<StoredLead[]>;
  /** Records a try to deliver a lead. */
  record(id: string, outcome: DeliveryOutcome): Promise<void>;
  /** Makes leads that were given up undelivered again, one or all; returns how many. */
  retry(id?: string): Promise<number>;
  /** Whether the store takes leads. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
