import type { FastifyBaseLogger } from 'fastify';
import type { Environment } from '../env.ts';
import type { LeadStore, RetentionAges } from './LeadStore.ts';

const DAY = 24 * 3_600_000;
const HOUR = 3_600_000;

/** The retention period of each state, from the environment. */
export function retentionAges(environment: Environment): RetentionAges {
  const days = {
    delivered: environment.LEAD_RETENTION_DAYS,
    'given-up': environment.REFUSED_RETENTION_DAYS,
    spam: environment.SPAM_RETENTION_DAYS,
    undelivered: environment.WAITING_RETENTION_DAYS,
  };
  return Object.fromEntries(
    Object.entries(days).flatMap(([state, limit]) => (limit === 'off' ? [] : [[state, limit * DAY]])),
  );
}

/** Erases leads whose retention period is over, at start and every hour until it is stopped. */
export class Retention {
  readonly #store: LeadStore;
  readonly #ages: RetentionAges;
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;

  constructor(store: LeadStore, ages: RetentionAges, log: FastifyBaseLogger) {
    this.#store = store;
    this.#ages = ages;
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
      const { erased, heldUntil, lingers } = await this.#store.eraseOld(this.#ages);
      if (heldUntil !== undefined)
        this.#log.warn(
          { heldUntil },
          'no leads are erased for now: the clock is more than two days ahead of the last check; set it if it is wrong',
        );
      if (lingers)
        this.#log.warn(
          'erased leads may still be in the log of the store: another process is reading it; the server tries again in an hour',
        );
      for (const [state, count] of Object.entries(erased))
        this.#log.info({ state, count }, 'leads erased: their retention period is over');
    } catch (error) {
      this.#log.error({ err: error }, 'old leads could not be erased: the store does not respond');
    }
  }
}
