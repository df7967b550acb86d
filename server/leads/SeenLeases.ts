/**
 * Records when this process first saw each lease, on a monotonic clock. The expiry in the store is by the database's
 * clock, which may have been wrong when it was written and right again before anybody looked. A lease that this
 * process has known for its full length has certainly expired.
 */
export class SeenLeases {
  readonly #monotonic: () => number;
  readonly #since = new Map<string, number>();

  /** monotonic returns a time in ms that cannot be set. */
  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  /** Whether a lease was first seen at least the given number of ms ago. A new one is recorded as seen now. */
  isOlderThan(id: string, time: number): boolean {
    const now = this.#monotonic();
    const since = this.#since.get(id);
    if (since === undefined) this.#since.set(id, now);
    return since !== undefined && now - since >= time;
  }

  /** Forgets leases first seen more than the given number of ms ago: they have ended, or will be recorded again. */
  forgetOlderThan(time: number): void {
    const now = this.#monotonic();
    for (const [id, since] of this.#since) {
      // The map is in the order in which they were seen.
      if (now - since <= time) return;
      this.#since.delete(id);
    }
  }
}
