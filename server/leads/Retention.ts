import type { FastifyBaseLogger } from 'fastify';
import type { LeadStore } from './LeadStore.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

/** Erases delivered leads once they are older than they may be, now and every hour until it is stopped. */
export class Retention {
  readonly #store: LeadStore;
  readonly #days: number;
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(store: LeadStore, days: number, log: FastifyBaseLogger) {
    this.#store = store;
    this.#days = days;
    this.#log = log;
  }

  start(): void {
    this.#running = this.#erase();
    this.#timer = setInterval(() => {
      this.#running = this.#erase();
    }, HOUR).unref();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }

  async #erase(): Promise<void> {
    try {
      const count = await this.#store.eraseDelivered(this.#days * DAY);
      if (count > 0) this.#log.info({ count, days: this.#days }, 'delivered leads erased');
    } catch (error) {
      this.#log.error({ err: error }, 'delivered leads could not be erased: the store does not answer');
    }
  }
}
