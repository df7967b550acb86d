import type { FaultId, PersonId } from './estate.ts';
import type { Controls } from './levelSixDemand.ts';
import type { Leak } from './rackLeak.ts';
import type { Moment } from './storyClock.ts';

/** The life of a job, in order. */
export const JOB_STATUSES = ['raised', 'assigned', 'working', 'proved', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** A job as the office sees it. */
export interface WorkOrder {
  number: number;
  fault: FaultId;
  raisedAt: Moment;
  status: JobStatus;
  owner?: PersonId;
  /** When each finished step was done. */
  steps: readonly Moment[];
  /** Kilograms weighed in, for a leak. */
  kilograms?: number;
  closedAt?: Moment;
  /** Whether some of its record was written where there was no signal. */
  wasOffline?: boolean;
}

/** Something done on a phone. */
export interface PhoneEntry {
  job: number;
  kind: 'step' | 'sign';
  at: Moment;
  kilograms?: number;
}

/** A person's phone. Without signal it keeps what is done on it. */
export interface Phone {
  isOffline: boolean;
  outbox: readonly PhoneEntry[];
}

/** One line of the audit trail. */
export interface AuditEntry {
  /** When it happened, whenever it was received. */
  at: Moment;
  what: 'raised' | 'assigned' | 'step' | 'signed' | 'set-point' | 'override' | 'record';
  by: PersonId | 'rule' | 'tenant' | 'visitor' | 'office';
  job?: number;
  /** Of the step, counted from 0; °C of a set point; kg weighed in. */
  figure?: number;
}

/** Everything that the product knows at a moment. Never changed in place. */
export interface ProductState {
  now: Moment;
  /** Decides which faults arise and when. */
  seed: number;
  /** How many faults have arisen by chance, and when the next one does. */
  arisen: number;
  nextArises: Moment;
  nextNumber: number;
  jobs: readonly WorkOrder[];
  phones: Readonly<Partial<Record<PersonId, Phone>>>;
  leak: Leak | undefined;
  controls: Controls;
  audit: readonly AuditEntry[];
}

/** What can happen. */
export type ProductAction =
  | { type: 'wait'; seconds: number }
  | { type: 'request'; fault: FaultId }
  | { type: 'leak' }
  | { type: 'assign'; job: number; person: PersonId }
  | { type: 'work'; job: number }
  | { type: 'sign'; job: number }
  | { type: 'signal'; person: PersonId; isOffline: boolean }
  | { type: 'set-point'; degrees: number }
  | { type: 'override'; isOn: boolean };

/** Something that cannot happen in this state. */
export class IllegalAction extends Error {
  override name = 'IllegalAction';
}
