import type { Day } from './days.ts';

/** The days of a circuit that duties count from; those that are not known leave their duties without a day. */
export interface CircuitDays {
  today?: Day | undefined;
  /** A follow-up test last showed every known leak as repaired. */
  verified?: Day | undefined;
  /** Somebody last checked the circuit for leaks. */
  checked?: Day | undefined;
  /** The detection system was last checked, or audited and calibrated. */
  audited?: Day | undefined;
  /** A leak was found that is open. */
  found?: Day | undefined;
  /** A leak was last repaired. */
  repaired?: Day | undefined;
}
