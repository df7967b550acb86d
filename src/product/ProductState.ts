import type { FaultId, PersonId } from './estate.ts';
import type { Controls } from './levelSixDemand.ts';
import type { Leak } from './rackLeak.ts';
import type { Moment } from './storyClock.ts';

/** The statuses that a job goes through, in order. */
export const JOB_STATUSES = ['raised', 'assigned', 'working', 'proved', 'closed'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** A job as the office sees it: without what a phone has not sent yet. */
export interface WorkOrder {
  number: number;
  fault: FaultId;
  raisedAt: Moment;
  status: JobStatus;
  owner?: PersonId;
  /** When each completed step was done. */
  steps: readonly Moment[];
  /** Kilograms of refrigerant added, for a leak. */
  kilograms?: number;
  closedAt?: Moment;
  /** Whether part of its record was written offline. */
  wasOffline?: boolean;
}

/** A step or a signature entered on a phone. */
export interface PhoneEntry {
  job: number;
  kind: 'step' | 'sign';
  at: Moment;
  kilograms?: number;
}

/** A person's phone. Offline, it queues what is entered on it. */
export interface Phone {
  isOffline: boolean;
  outbox: readonly PhoneEntry[];
}

/** One line of the audit trail. */
export interface AuditEntry {
  /** When it happened, which may be before the office received it. */
  at: Moment;
  what: 'raised' | 'assigned' | 'step' | 'signed' | 'set-point' | 'override' | 'record';
  by: PersonId | 'rule' | 'tenant' | 'visitor' | 'office';
  job?: number;
  /** Index of the step, °C of a set point, or 1 and 0 for an override that is on or off. */
  figure?: number;
}

/** The state of the product at a moment. Immutable. */
export interface ProductState {
  now: Moment;
  /** Seed of the random faults. */
  seed: number;
  /** How many random faults have arisen so far. */
  arisen: number;
  /** When the next random fault arises. */
  nextArises: Moment;
  nextNumber: number;
  jobs: readonly WorkOrder[];
  phones: Readonly<Partial<Record<PersonId, Phone>>>;
  leak: Leak | undefined;
  controls: Controls;
  audit: readonly AuditEntry[];
}

/** Everything that can happen. */
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

/** Thrown for an action that is not possible in the current state. */
export class IllegalAction extends Error {
  override name = 'IllegalAction';
}
