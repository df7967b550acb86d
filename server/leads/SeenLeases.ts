/**
 * Since when this process has seen each lease, by a clock that nobody sets. What is written in the store says when a lease
 * ends by the clock of the database, which may have been wrong when it was written and right again before anybody looked:
 * a lease has ended for certain when it was seen for as long as it lasts.
 */
export class SeenLeases {
  readonly #monotonic: () => number;
  readonly #since = new Map<string, number>();

  /** monotonic is a time in ms that nobody sets. */
  constructor(monotonic: () => number) {
    this.#monotonic = monotonic;
  }

  /** Whether a lease was first seen at least so many ms ago; one that was not seen before is from now on. */
  hasLasted(id: string, time: number): boolean {
    const now = this.#monotonic();
    const since = this.#since.get(id);
    if (since === undefined) this.#since.set(id, now);
    return since !== undefined && now - since >= time;
  }

  /** Forgets those that were first seen more than so many ms ago: they are over, or are seen anew. */
  forgetOlderThan(time: number): void {
    const now = this.#monotonic();
    for (const [id, since] of this.#since) {
      // In the order in which they were seen.
      if (now - since <= time) return;
      this.#since.delete(id);
    }
  }
}
