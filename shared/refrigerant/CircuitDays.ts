import type { Day } from './days.ts';

/** The dates of a circuit that deadlines count from. Without one, its duties have no due date. */
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
