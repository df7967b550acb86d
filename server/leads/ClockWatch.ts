import { SeenLeases } from './SeenLeases.ts';

/** Part of a lease by which the clock may be wrong without harm: a delivery ends well before its lease does. */
const TOLERATED = 1 / 3;

/**
 * Compares the clock of the database, which leases are written in, with one that only ever goes forward. Where the two
 * disagree somebody has set the clock, and a lease that seems to have ended may be of a delivery that is under way: for
 * as long as a lease lasts none is believed to have ended. The same holds for a process that begins, or that has not
 * looked for a while: it cannot know. A clock that was set and set back between two looks leaves no trace in the clocks;
 * that is why each lease is also timed by the one that nobody sets (SeenLeases).
 */
export class ClockWatch {
  /** How long this process has seen each lease. */
  readonly leases: SeenLeases;
  readonly #monotonic: () => number;
  #offset: number | undefined;
  #believesFrom = Number.POSITIVE_INFINITY;
  #isDoubted = false;
  #isToUndo = true;
  #undoneAt = 0;
  #lookedAt = 0;

  /** monotonic is a time in ms that nobody sets. */
  constructor(monotonic: () => number = () => performance.now()) {
    this.#monotonic = monotonic;
    this.leases = new SeenLeases(monotonic);
  }

  /** Whether what leases say of their end may be believed, as of the last look. */
  get isSure(): boolean {
    return !this.#isDoubted;
  }

  /** To be told the time of the database, and how long a lease lasts, both in ms. */
  look(clock: number, lease: number): void {
    const now = this.#monotonic();
    const offset = clock - now;
    // Who has not looked for long does not know whether it was set, and set back.
    const wasAway = now - this.#lookedAt > lease * TOLERATED;
    const wasSet =
      this.#offset === undefined || Math.abs(offset - this.#offset) > lease * TOLERATED || wasAway;
    this.#lookedAt = now;
    if (wasSet) this.#believesFrom = now + lease;
    // The two drift apart slowly where nobody sets anything.
    this.#offset = offset;
    const isDoubted = now < this.#believesFrom;
    const isOverdue = isDoubted && now - this.#undoneAt >= lease * TOLERATED;
    if (wasSet || isOverdue || isDoubted !== this.#isDoubted) this.#isToUndo = true;
    this.#isDoubted = isDoubted;
  }

  /**
   * Whether moments that a clock which was ahead has left are to be looked for: when it was set, from time to time while
   * leases are not believed, and once more when they are. Not at each claim, because it looks at all leads that wait.
   */
  get isToUndo(): boolean {
    return this.#isToUndo;
  }

  /** To be called when they were looked for, and that is written down. */
  undone(): void {
    this.#isToUndo = false;
    this.#undoneAt = this.#monotonic();
  }
}
