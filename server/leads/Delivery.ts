import type { FastifyBaseLogger } from 'fastify';
import type { ApiAnswer } from '../http/ApiClient.ts';
import type { Destination } from './destinations.ts';
import type { StoredLead } from './Lead.ts';
import type { DeliveryOutcome, LeadStore } from './LeadStore.ts';

/** Leads that are on their way to one destination at a time. */
const BATCH = 4;

/** Longer than any delivery takes; then another process may take the lead. In ms. */
const LEASE = 120_000;

/** Time between two looks at the store, in ms: leads that wait for another try, or that the command line revived. */
const POLL = 15_000;

const FIRST_WAIT = 15_000;
const LONGEST_WAIT = 3_600_000;

/** Wait before the next try after a number of failed ones, in ms: doubled each time, an hour at most, spread by a fifth. */
export function waitAfter(attempts: number, random: number = Math.random()): number {
  const wait = Math.min(FIRST_WAIT * 2 ** Math.min(attempts, 20), LONGEST_WAIT);
  return Math.round(wait * (0.8 + 0.4 * random));
}

/**
 * What follows from a service's answer, or from its absence: delivered on 2xx, given up and kept on a 4xx that will not
 * change by itself, tried again for ever on everything else.
 */
export function outcomeOf(answer: ApiAnswer | Error, attempts: number, now: number): DeliveryOutcome {
  const again = (wait: number, providerAnswer: string): DeliveryOutcome => ({
    state: 'undelivered',
    nextAttemptAt: new Date(now + wait).toISOString(),
    providerAnswer,
  });
  if (answer instanceof Error) return again(waitAfter(attempts), `no answer: ${answer.message}`);
  const { status, text, retryAfter = 0 } = answer;
  const words = `${status} ${text}`.trim();
  if (status >= 200 && status < 300) return { state: 'delivered', nextAttemptAt: '', providerAnswer: words };
  const isFinal = status >= 400 && status < 500 && status !== 408 && status !== 429;
  if (isFinal) return { state: 'given-up', nextAttemptAt: '', providerAnswer: words };
  return again(Math.max(waitAfter(attempts), Math.min(retryAfter * 1000, 24 * LONGEST_WAIT)), words);
}

/** Sends stored leads on, in the background, until it is stopped. */
export class Delivery {
  readonly #store: LeadStore;
  readonly #destinations: readonly Destination[];
  readonly #log: FastifyBaseLogger;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #isWanted = false;
  #isStopped = false;

  constructor(store: LeadStore, destinations: readonly Destination[], log: FastifyBaseLogger) {
    this.#store = store;
    this.#destinations = destinations;
    this.#log = log;
  }

  /** Looks for leads that are due, now or once the present look has ended. */
  wake(): void {
    if (this.#isStopped || this.#destinations.length === 0) return;
    this.#isWanted = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = undefined;
      if (this.#isWanted) this.wake();
    });
  }

  /** Ends after the deliveries under way, whose outcome is still recorded. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#isWanted = false;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    try {
      await Promise.all(this.#destinations.map((destination) => this.#deliverAll(destination)));
    } catch (error) {
      this.#log.error({ err: error }, 'leads could not be delivered: the store does not answer');
    }
    if (!this.#isStopped) this.#timer = setTimeout(() => this.wake(), POLL).unref();
  }

  async #deliverAll(destination: Destination): Promise<void> {
    while (!this.#isStopped) {
      const now = Date.now();
      const leads = await this.#store.claim({
        scope: destination.scope,
        now: new Date(now).toISOString(),
        leaseEnds: new Date(now + LEASE).toISOString(),
        limit: BATCH,
      });
      if (leads.length === 0) return;
      await Promise.all(leads.map((lead) => this.#deliver(destination, lead)));
    }
  }

  async #deliver(destination: Destination, lead: StoredLead): Promise<void> {
    const answer = await destination
      .send(lead)
      .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    const outcome = outcomeOf(answer, lead.attempts, Date.now());
    await this.#store.record(lead.id, outcome);
    const status = answer instanceof Error ? 'none' : answer.status;
    // The service's words may repeat what the visitor typed: they are kept with the lead, not logged.
    this.#log.info({ lead: lead.id, form: lead.formId, state: outcome.state, status }, 'delivery tried');
  }
}
