import type { FastifyBaseLogger } from 'fastify';
import type { LeadStore } from './LeadStore.ts';

/** Interval between two checks of the store, in ms. */
const INTERVAL = 5000;

/** Maximum wait for the store to prove that it accepts leads, in ms. */
const TIMEOUT = 3000;

/**
 * Knows whether the store accepts leads, from a flushed write every few seconds and from the leads that come in.
 * Callers read the known state: however many ask, no extra write is made.
 */
export class Readiness {
  readonly #store: LeadStore;
  readonly #log: FastifyBaseLogger | undefined;
  #isReady: boolean | undefined;
  #checking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;

  /** log gets one line when the store stops accepting leads and one when it accepts them again. */
  constructor(store: LeadStore, log?: FastifyBaseLogger) {
    this.#store = store;
    this.#log = log;
  }

  start(): void {
    this.#check();
    this.#timer = setInterval(() => this.#check(), INTERVAL).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#checking;
  }

  /** Whether the store accepts leads, as far as is known. Waits only for the first check. */
  async isReady(): Promise<boolean> {
    if (this.#isReady === undefined) await this.#check();
    return this.#isReady === true;
  }

  /** Reports whether a lead was accepted, and if not, why. */
  record(isTaken: boolean, reason?: unknown): void {
    if (isTaken && this.#isReady === false) this.#log?.info('the store accepts leads again');
    if (!isTaken && this.#isReady !== false)
      this.#log?.error({ err: reason }, 'the store does not accept leads');
    this.#isReady = isTaken;
  }

  #check(): Promise<void> {
    this.#checking ??= this.#query().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #query(): Promise<void> {
    const inTime = new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('the store did not respond in time')), TIMEOUT).unref();
    });
    try {
      this.record(await Promise.race([this.#store.isReady(), inTime]));
    } catch (error) {
      this.record(false, error);
    }
  }
}
