/** Actions per turn of the event loop; a form or a report takes some tenths of a millisecond. */
const AT_ONCE = 4;

/**
 * Runs the work of dynamic requests a few at a time. Between two turns of the event loop the server reads new requests,
 * so that a page, which comes from memory, waits for a few forms at most and not for all that arrived together.
 */
export class EventLoopThrottle {
  readonly #waiting: (() => void)[] = [];
  #isRunning = false;

  /** Runs an action soon, after those added before. */
  schedule(action: () => void): void {
    this.#waiting.push(action);
    if (this.#isRunning) return;
    this.#isRunning = true;
    setImmediate(() => this.#run());
  }

  #run(): void {
    for (const action of this.#waiting.splice(0, AT_ONCE)) setImmediate(action);
    this.#isRunning = this.#waiting.length > 0;
    if (this.#isRunning) setImmediate(() => this.#run());
  }
}
