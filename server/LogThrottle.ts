/** Shortest time between two lines, in ms: a flood must not fill the log. */
const INTERVAL = 60_000;

/**
 * Decides when to log what keeps happening: the first time at once, and then at most once a minute. Returns how often
 * it has happened since the last line, or undefined if there is to be none.
 */
export class LogThrottle {
  readonly #now: () => number;
  #count = 0;
  #loggedAt = Number.NEGATIVE_INFINITY;

  /** @param now a monotonic clock, in ms */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  record(): number | undefined {
    this.#count += 1;
    if (this.#now() - this.#loggedAt < INTERVAL) return undefined;
    const count = this.#count;
    this.#count = 0;
    this.#loggedAt = this.#now();
    return count;
  }
}
