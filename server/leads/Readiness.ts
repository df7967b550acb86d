import type { FastifyBaseLogger } from 'fastify';
import type { LeadStore } from './LeadStore.ts';

/** Time between two looks at the store, in ms. */
const INTERVAL = 5000;

/** Longest wait for the store to show that it takes leads, in ms. */
const PATIENCE = 3000;

/**
 * Knows whether the store takes leads, by a write that is flushed to the disk every few seconds and by the leads that
 * come. Who asks reads what is known: however many ask, the store is not written to once more.
 */
export class Readiness {
  readonly #store: LeadStore;
  readonly #log: FastifyBaseLogger | undefined;
  #isReady: boolean | undefined;
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** log gets one line when the store stops taking leads and one when it takes them again. */
  constructor(store: LeadStore, log?: FastifyBaseLogger) {
    this.#store = store;
    this.#log = log;
  }

  start(): void {
    this.#look();
    this.#timer = setInterval(() => this.#look(), INTERVAL).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  /** Whether the store takes leads, as far as is known; waits for the first look only. */
  async isReady(): Promise<boolean> {
    if (this.#isReady === undefined) await this.#look();
    return this.#isReady === true;
  }

  /** To be called with whether a lead was taken, and why not. */
  note(isTaken: boolean, reason?: unknown): void {
    if (isTaken && this.#isReady === false) this.#log?.info('the store takes leads again');
    if (!isTaken && this.#isReady !== false) this.#log?.error({ err: reason }, 'the store takes no leads');
    this.#isReady = isTaken;
  }

  #look(): Promise<void> {
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #ask(): Promise<void> {
    const inTime = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('the store did not answer in time')), PATIENCE).unref();
    });
    try {
      this.note(await Promise.race([this.#store.isReady(), inTime]));
    } catch (error) {
      this.note(false, error);
    }
  }
}
