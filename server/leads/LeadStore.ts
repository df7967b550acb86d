import type { Lead, LeadState, StoredLead } from './Lead.ts';

/**
 * Which leads a destination accepts: those of some forms, except leads whose page promised that there is no list; or
 * all others.
 */
export type FormScope = { only: readonly string[] } | { except: readonly string[] };

export interface LeadClaim {
  /** Service that the leads are for; its sends are counted together. */
  destination: string;
  scope: FormScope;
  /** How long the leads belong to this process, in ms. A lead whose delivery is not recorded by then is due again. */
  lease: number;
  /** Maximum number of leads to claim. */
  limit: number;
  /** Maximum number of sends to the destination that count at a time, across all processes that share the store. */
  sendLimit: number;
}

/** A lead that only this process may send until its lease ends. */
export interface ClaimedLead extends StoredLead {
  /** Identifies this claim, so that the outcome of an earlier one changes nothing. */
  lease: string;
}

export interface ClaimResult {
  leads: ClaimedLead[];
  /** Ids of leads that were due but cannot be read; they are given up. */
  unreadable: string[];
  /** If the send limit was reached, the time until the next send stops counting, in ms. */
  freeIn?: number;
}

/** The outcome of an attempt to deliver a lead. */
export interface DeliveryOutcome {
  state: LeadState;
  /** Time until the next attempt, in ms; absent if there will be none. */
  wait?: number;
  providerAnswer: string;
  /** Context values to leave out from now on. */
  leftOut: readonly string[];
}

export interface LeadFilter {
  state?: LeadState;
  /** Only those of an e-mail address, in any case, and in either form of an international domain. */
  email?: string;
  /** Maximum number of leads; all if absent. */
  limit?: number;
  /** Only leads older than the one with this id. */
  before?: string;
}

/** An entry of the audit log. */
export interface AuditEntry {
  /** ISO 8601. */
  at: string;
  /** User and machine, as "ada@ops-1"; "server" for the retention. */
  actor: string;
  action: 'list' | 'show' | 'export' | 'forget' | 'expire' | 'backup' | 'restore' | 'move' | 'import';
  /** Which leads: ids, the filter used, or the file or database of all of them. Never an address or a name. */
  subject: string;
  /** How many leads. */
  leads: number;
}

/** How long leads of each state are kept, in ms. States that are missing are kept forever. */
export type RetentionAges = Partial<Record<LeadState, number>>;

export interface Erasure {
  /** Number of leads of each state. */
  erased: Partial<Record<LeadState, number>>;
  /** Nothing is erased until this time, ISO 8601, because the clock jumped ahead. */
  heldUntil?: string;
  /**
   * Set if the log of the store's file could not be emptied because another process is reading it: erased leads may
   * still be in it.
   */
  lingers?: true;
}

/** What was erased for a person. */
export interface Forgotten extends Pick<Erasure, 'lingers'> {
  leads: StoredLead[];
}

export interface Backlog {
  undelivered: number;
  /** When the oldest undelivered lead was received, ISO 8601. */
  oldest?: string;
}

/** Repeated counts stop here, so a larger number is shown as this one. */
export const COUNT_LIMIT = 100_000;

/** Maximum wait for a new lead to be written, in ms. */
export const INSERT_TIMEOUT = 5000;

/**
 * Where leads are kept. Every method rejects if the store fails. All times are by the database's clock, which all
 * processes share.
 */
export interface LeadStore {
  /**
   * Resolves once the lead would survive a crash of the machine, with the id under which it is stored. If a lead with
   * the same submission id exists, that is its id, and nothing is written. Rejects after timeout ms at the latest; the
   * lead may still be written then.
   */
  insert(lead: Lead, timeout?: number): Promise<string>;
  /** Lists leads, newest first. */
  list(filter?: LeadFilter): Promise<StoredLead[]>;
  find(id: string): Promise<StoredLead | undefined>;
  /**
   * Claims due undelivered leads, the longest due first, counts an attempt for each, and keeps other processes from
   * claiming them until the lease ends.
   */
  claim(claim: LeadClaim): Promise<ClaimResult>;
  /**
   * Records the outcome of an attempt. Its send counts toward the destination's limit for the given number of ms.
   * Returns false, and changes nothing, if another process has claimed the lead since; a successful delivery is
   * recorded in any case.
   */
  record(lead: ClaimedLead, outcome: DeliveryOutcome, sendCounts: number): Promise<boolean>;
  /** Queues leads again: all that were given up or, given an id, that one, including spam. Returns how many. */
  retry(id?: string): Promise<number>;
  /**
   * Erases every lead with an e-mail address, found as by list, and records who did. Returns the erased leads: some may
   * have been sent to services.
   */
  forget(email: string, actor: string): Promise<Forgotten>;
  /**
   * Erases leads that have been kept longer than allowed, counted from when they were delivered or given up, and
   * otherwise from when they were received. If the clock is more than two days ahead of the last call, it may have been
   * set wrong: nothing is erased for a day.
   */
  eraseOld(ages: RetentionAges): Promise<Erasure>;
  /** Records what somebody did with leads. */
  audit(entry: Omit<AuditEntry, 'at'>): Promise<void>;
  /** The audit log, newest first. */
  audits(limit?: number): Promise<AuditEntry[]>;
  backlog(): Promise<Backlog>;
  /** Number of leads in each state; atMost caps each, because counting many millions is slow. */
  count(atMost?: number): Promise<Record<LeadState, number>>;
  /** Number of leads that were given up because their row cannot be read. */
  countUnreadable(): Promise<number>;
  /** Number of leads of each form that has any, in each state. */
  countForms(): Promise<Record<string, Record<LeadState, number>>>;
  /** Whether the store accepts leads. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}
