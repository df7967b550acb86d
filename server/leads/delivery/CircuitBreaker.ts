/** Failures in a row after which a service counts as down. */
const THRESHOLD = 5;

const FIRST_WAIT = 2000;

/** Longest time between two probes of a service that is down, in ms: so long may its return go unnoticed. */
const LONGEST_WAIT = 60_000;

/**
 * Keeps a service that is down from being asked for every lead. After failures in a row it is left alone for a while,
 * then one lead goes ahead; its success lets all others follow, its failure doubles the wait.
 */
export class CircuitBreaker {
  #failures = 0;
  #closedUntil = 0;
  #isProbing = false;

  /** Whether the service counts as down. */
  get isOpen(): boolean {
    return this.#failures >= THRESHOLD;
  }

  /** How many of the wanted requests may be sent at a moment, and otherwise how long to wait, in ms. */
  allow(wanted: number, now: number): { count: number; wait: number } {
    if (now < this.#closedUntil) return { count: 0, wait: this.#closedUntil - now };
    if (!this.isOpen) return { count: wanted, wait: 0 };
    return this.#isProbing ? { count: 0, wait: Number.POSITIVE_INFINITY } : { count: 1, wait: 0 };
  }

  /** To be called with the number of requests that are sent. */
  sending(count: number): void {
    if (this.isOpen && count > 0) this.#isProbing = true;
  }

  /** The service answered as one that works. */
  succeeded(): void {
    this.#failures = 0;
    this.#isProbing = false;
  }

  /** The service did not answer, or answered that it cannot work. */
  failed(now: number, random: number = Math.random()): void {
    const wasOpen = this.isOpen;
    // Requests that were under way when the service went down count once for the doubling.
    if (wasOpen && !this.#isProbing) return;
    this.#isProbing = false;
    this.#failures += 1;
    if (!this.isOpen) return;
    const bound = Math.min(FIRST_WAIT * 2 ** (this.#failures - THRESHOLD + 1), LONGEST_WAIT);
    this.pause(now + FIRST_WAIT + random * (bound - FIRST_WAIT));
  }

  /** Leaves the service alone until a moment. */
  pause(until: number): void {
    this.#closedUntil = Math.max(this.#closedUntil, until);
  }
}
