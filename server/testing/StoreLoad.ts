import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { DeliveryWorker } from '../leads/delivery/DeliveryWorker.ts';
import type { Lead } from '../leads/Lead.ts';
import type { LeadStore } from '../leads/LeadStore.ts';
import { sampleLead } from './sampleLead.ts';

/** How long a server waits for the service, in ms, as by default. A lead that it has claimed is its own for three times as long. */
const TIMEOUT = 15_000;

/** How long the service takes to answer, in ms. */
const ANSWER_TIME = 5;

const NO_LIMIT = 1_000_000;

/** Of so many answers of the service, one is lost with its connection. */
const LOST_ANSWER = 7;

export interface StoreLoadOptions {
  /** Visitors of each store. */
  visitors: number;
  /** What differs from an ordinary lead. */
  lead?: () => Partial<Lead>;
}

/**
 * Servers that share a database, reduced to their stores: visitors send leads to each one back to back, and each one
 * claims what is due and delivers it to a service that takes everything, and whose answer is lost now and then. Counts
 * what was acknowledged and what arrived.
 */
export class StoreLoad {
  readonly acknowledged = new Set<string>();
  /** How often the service got each lead. */
  readonly arrived = new Map<string, number>();
  refused = 0;
  /** How many answers of the service about each lead were lost. */
  readonly #lost = new Map<string, number>();
  #sends = 0;
  /** How many leads each store has acknowledged. */
  readonly #counts: number[];
  #isStopped = false;
  readonly #visitors: Promise<void>[];
  readonly #workers: readonly DeliveryWorker[];

  constructor(stores: readonly LeadStore[], { visitors, lead = () => ({}) }: StoreLoadOptions) {
    const { log } = Fastify();
    this.#workers = stores.map(
      (store) =>
        new DeliveryWorker({
          store,
          log,
          timeout: TIMEOUT,
          sendLimit: NO_LIMIT,
          destination: {
            name: 'marketing-forms',
            scope: { except: [] },
            send: async ({ id }) => {
              this.arrived.set(id, (this.arrived.get(id) ?? 0) + 1);
              this.#sends += 1;
              const isLost = this.#sends % LOST_ANSWER === 0;
              if (isLost) this.#lost.set(id, (this.#lost.get(id) ?? 0) + 1);
              await wait(ANSWER_TIME);
              if (isLost) throw new Error('the connection was lost');
              return { status: 200, retryAfter: undefined, text: '' };
            },
          },
        }),
    );
    for (const worker of this.#workers) worker.start();
    this.#counts = stores.map(() => 0);
    this.#visitors = stores.flatMap((store, index) =>
      Array.from({ length: visitors }, async () => {
        while (!this.#isStopped) await this.#send(store, index, sampleLead(lead()));
      }),
    );
  }

  async #send(store: LeadStore, index: number, lead: Lead): Promise<void> {
    try {
      this.acknowledged.add(await store.insert(lead));
      this.#counts[index] = (this.#counts[index] ?? 0) + 1;
    } catch {
      this.refused += 1;
      // A store that refuses at once would otherwise keep this process from anything else.
      await wait(ANSWER_TIME);
    }
  }

  /**
   * Waits for so many more acknowledgements of each store: what breaks all of them again after those of one could keep
   * another from ever recovering. Returns how long that took, in ms.
   */
  async more(count: number): Promise<number> {
    const started = performance.now();
    const wanted = this.#counts.map((acknowledged) => acknowledged + count);
    while (this.#counts.some((acknowledged, index) => acknowledged < (wanted[index] ?? 0)))
      await wait(ANSWER_TIME);
    return performance.now() - started;
  }

  /** Waits until so many more leads have been refused. */
  async refusals(count: number): Promise<void> {
    const wanted = this.refused + count;
    while (this.refused < wanted) await wait(ANSWER_TIME);
  }

  /** Ends the visits, waits until the service has every acknowledged lead, and ends the deliveries. */
  async finish(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#visitors);
    while ([...this.acknowledged].some((id) => !this.arrived.has(id))) await wait(50);
    // What is recorded now, or claimed again, would show as a second copy.
    await Promise.all(this.#workers.map((worker) => worker.stop(TIMEOUT)));
  }

  /** What was promised and not kept, given the leads that are stored: a line each, none if all is well. */
  faults(stored: ReadonlySet<string>): string[] {
    const lost = [...this.acknowledged].filter((id) => !stored.has(id));
    const twice = [...this.arrived].filter(([id, count]) => count > 1 + (this.#lost.get(id) ?? 0));
    return [
      ...lost.map((id) => `${id} was acknowledged and is lost`),
      ...twice.map(([id, count]) => `${id} was sent ${count} times, ${this.#lost.get(id) ?? 0} answers lost`),
    ];
  }

  /** In figures, for people. */
  toString(): string {
    return `${this.acknowledged.size} leads acknowledged, ${this.refused} refused, ${this.arrived.size} sent`;
  }
}
