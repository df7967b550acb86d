import { SeenLeases } from './SeenLeases.ts';

/** Fraction of a lease by which the clock may be wrong without harm: a delivery ends well before its lease does. */
const TOLERATED = 1 / 3;

/**
 * Detects when somebody has set the database's clock, in which leases are written, by comparing it with a monotonic
 * one. After a step, a lease that appears to have expired may belong to a delivery that is still running, so for the
 * length of a lease no lease counts as expired. The same applies to a process that has just started or has not
 * checked for a while, because it cannot tell. A clock that was set and set back between two checks leaves no trace,
 * which is why each lease is also timed with the monotonic clock (SeenLeases).
 */
export class ClockStepDetector {
  /** How long this process has known each lease. */
  readonly leases: SeenLeases;
  readonly #monotonic: () => number;
  #offset: number | undefined;
  #trustedFrom = Number.POSITIVE_INFINITY;
  #isDistrusted = false;
  #needsRepair = true;
  #repairedAt = 0;
  #checkedAt = 0;

  /** monotonic returns a time in ms that cannot be set. */
  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
    this.leases = new SeenLeases(monotonic);
  }

  /** Whether the expiry times of leases can be trusted, as of the last check. */
  get isTrusted(): boolean {
    return !this.#isDistrusted;
  }

  /** Compares the clocks. Takes the database's time and the length of a lease, both in ms. */
  check(clock: number, lease: number): void {
    const now = this.#monotonic();
    const offset = clock - now;
    // After a long pause, the clock may have been set and set back unnoticed.
    const wasAway = now - this.#checkedAt > lease * TOLERATED;
    const wasSet =
      this.#offset === undefined || Math.abs(offset - this.#offset) > lease * TOLERATED || wasAway;
    this.#checkedAt = now;
    if (wasSet) this.#trustedFrom = now + lease;
    // Follow the slow drift between two clocks that nobody sets.
    this.#offset = offset;
    const isDistrusted = now < this.#trustedFrom;
    const isOverdue = isDistrusted && now - this.#repairedAt >= lease * TOLERATED;
    if (wasSet || isOverdue || isDistrusted !== this.#isDistrusted) this.#needsRepair = true;
    this.#isDistrusted = isDistrusted;
  }

  /**
   * Whether to correct times that a fast clock has written: after a step, now and then while leases are not trusted,
   * and once more when they are again. Not at every claim, because it scans all waiting leads.
   */
  get needsRepair(): boolean {
    return this.#needsRepair;
  }

  /** Call this once those times have been corrected and committed. */
  repaired(): void {
    this.#needsRepair = false;
    this.#repairedAt = this.#monotonic();
  }
}
