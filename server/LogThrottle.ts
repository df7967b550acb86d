/** Shortest time between two lines, in ms: a flood must not fill the log. */
const INTERVAL = 60_000;

/** Decides when to log a repeated event: the first time at once, then at most once a minute. */
export class LogThrottle {
  readonly #now: () => number;
  #count = 0;
  #loggedAt = Number.NEGATIVE_INFINITY;

  /** @param now a monotonic clock, in ms */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Counts an event. Returns the number since the last line if a line is due, otherwise undefined. */
  record(): number | undefined {
    this.#count += 1;
    if (this.#now() - this.#loggedAt < INTERVAL) return undefined;
    const count = this.#count;
    this.#count = 0;
    this.#loggedAt = this.#now();
    return count;
  }
}
