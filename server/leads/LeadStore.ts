import type { Lead, LeadState, StoredLead } from './Lead.ts';

/** Which forms' leads a destination takes: some, or all but some. */
export type FormScope = { only: readonly string[] } | { except: readonly string[] };

export interface LeadClaim {
  /** Service that the leads are for; its sends are counted together. */
  destination: string;
  scope: FormScope;
  /** ISO 8601. */
  now: string;
  /** ISO 8601; a lead whose delivery was never recorded is due again then. */
  leaseEnds: string;
  /** Most leads to take. */
  limit: number;
  /** Sends to the destination that may count at a time, by all processes that share the store. */
  sendLimit: number;
}

/** A lead that this process alone may send until its lease ends. */
export interface ClaimedLead extends StoredLead {
  /** Names this claim, so that an outcome of an older one changes nothing. */
  lease: string;
}

export interface ClaimResult {
  leads: ClaimedLead[];
  /** Where the send limit was reached: when the next send stops counting, ISO 8601. */
  freeAt?: string;
}

/** What becomes of a lead after a try to deliver it. */
export interface DeliveryOutcome {
  state: LeadState;
  /** Earliest moment of the next try, ISO 8601, or empty for none. */
  nextAttemptAt: string;
  providerAnswer: string;
  /** Context values to leave out from now on. */
  leftOut: readonly string[];
}

export interface LeadFilter {
  state?: LeadState;
  /** Only those of an e-mail address, in any spelling of its case. */
  email?: string;
  /** Most leads; all without it. */
  limit?: number;
  /** Only leads older than the one with this id. */
  before?: string;
}

export interface Backlog {
  undelivered: number;
  /** When the oldest undelivered lead came, ISO 8601. */
  oldest?: string;
}

/** Where leads are kept. Every method rejects when the store cannot do it. */
export interface LeadStore {
  /** Resolves once the lead would outlast a crash of the machine. */
  insert(lead: Lead): Promise<void>;
  /** The newest leads first. */
  list(filter?: LeadFilter): Promise<StoredLead[]>;
  find(id: string): Promise<StoredLead | undefined>;
  /**
   * Takes undelivered leads whose time has come, the longest due first, records that each is about to be tried, and
   * keeps other processes from taking them until the lease ends.
   */
  claim(claim: LeadClaim): Promise<ClaimResult>;
  /**
   * Records the outcome of a try. Its send counts for the destination's limit until sendCountsUntil (ISO 8601).
   * Returns false, and changes nothing, when another process has claimed the lead since; that a service has a lead is
   * recorded in any case.
   */
  record(lead: ClaimedLead, outcome: DeliveryOutcome, now: string, sendCountsUntil: string): Promise<boolean>;
  /** Makes leads that were given up undelivered again, all of them; or one by id, spam included. Returns how many. */
  retry(id?: string): Promise<number>;
  /** Erases every lead with an e-mail address, in any spelling of its case. Returns how many. */
  forget(email: string): Promise<number>;
  /** Erases leads that were delivered before a moment (ISO 8601). Returns how many. */
  eraseDelivered(before: string): Promise<number>;
  backlog(): Promise<Backlog>;
  /** Number of leads in each state. */
  count(): Promise<Record<LeadState, number>>;
  /** Number of leads of each form that has any, in each state. */
  countForms(): Promise<Record<string, Record<LeadState, number>>>;
  /** Whether the store takes leads. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
