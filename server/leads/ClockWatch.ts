/** Part of a lease by which the clock may be wrong without harm: a delivery ends well before its lease does. */
const TOLERATED = 1 / 3;

/**
 * Compares the clock of the database, which leases are written in, with one that only ever goes forward. Where the two
 * disagree somebody has set the clock, and a lease that seems to have ended may be of a delivery that is under way: for
 * as long as a lease lasts none is believed to have ended. The same holds when a process begins, which cannot know.
 */
export class ClockWatch {
  readonly #monotonic: () => number;
  #offset: number | undefined;
  #believesFrom = Number.POSITIVE_INFINITY;

  /** monotonic is a time in ms that nobody sets. */
  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
  }

  /**
   * To be told the time of the database, and how long a lease lasts, both in ms. Says whether leases that have ended by
   * that time may be believed to have.
   */
  believesLeases(clock: number, lease: number): boolean {
    const now = this.#monotonic();
    const offset = clock - now;
    const wasSet = this.#offset === undefined || Math.abs(offset - this.#offset) > lease * TOLERATED;
    if (wasSet) this.#believesFrom = now + lease;
    // The two drift apart slowly where nobody sets anything.
    this.#offset = offset;
    return now >= this.#believesFrom;
  }
}
