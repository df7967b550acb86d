/** Consecutive failures after which a service is considered down. */
const THRESHOLD = 5;

const FIRST_PAUSE = 2000;

/** Maximum time between two probes of a service that is down, in ms; its recovery may go unnoticed for this long. */
const LONGEST_PAUSE = 60_000;

/**
 * Protects a service that is down from being called for every lead. After consecutive failures it is left alone for a
 * while; then one lead is sent as a probe. If that succeeds, all others follow; if it fails, the wait doubles.
 */
export class CircuitBreaker {
  #failures = 0;
  #closedUntil = 0;
  #isProbing = false;

  /** Whether the service is considered down. */
  get isOpen(): boolean {
    return this.#failures >= THRESHOLD;
  }

  /** How many of the wanted requests may be sent now, or how long to wait, in ms. */
  allow(wanted: number, now: number): { count: number; wait: number } {
    if (now < this.#closedUntil) return { count: 0, wait: this.#closedUntil - now };
    if (!this.isOpen) return { count: wanted, wait: 0 };
    return this.#isProbing ? { count: 0, wait: Number.POSITIVE_INFINITY } : { count: 1, wait: 0 };
  }

  /** Records the number of requests being sent. */
  sending(count: number): void {
    if (this.isOpen && count > 0) this.#isProbing = true;
  }

  /** Records a response from a working service. */
  succeeded(): void {
    this.#failures = 0;
    this.#isProbing = false;
  }

  /** Records a failure: no response, or one that says the service cannot work. */
  failed(now: number, random: number = Math.random()): void {
    const wasOpen = this.isOpen;
    // Requests already in flight when the service went down count once for the doubling.
    if (wasOpen && !this.#isProbing) return;
    this.#isProbing = false;
    this.#failures += 1;
    if (!this.isOpen) return;
    const bound = Math.min(FIRST_PAUSE * 2 ** (this.#failures - THRESHOLD + 1), LONGEST_PAUSE);
    this.pause(now + FIRST_PAUSE + random * (bound - FIRST_PAUSE));
  }

  /** Suspends requests until a time. */
  pause(until: number): void {
    this.#closedUntil = Math.max(this.#closedUntil, until);
  }
}
