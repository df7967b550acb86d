import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { DeliveryWorker } from '../leads/delivery/DeliveryWorker.ts';
import type { Lead } from '../leads/Lead.ts';
import type { LeadStore } from '../leads/LeadStore.ts';
import { sampleLead } from './sampleLead.ts';

/** How long a server waits for the service by default, in ms. A lease lasts three times as long. */
const TIMEOUT = 15_000;

/** How long the service takes to respond, in ms. */
const RESPONSE_TIME = 5;

const NO_LIMIT = 1_000_000;

/** One in this many responses is lost with its connection. */
const LOST_RESPONSE = 7;

export interface StoreLoadOptions {
  /** Visitors of each store. */
  visitors: number;
  /** What differs from an ordinary lead. */
  lead?: () => Partial<Lead>;
}

/**
 * Servers that share a database, reduced to their stores: visitors send leads to each one back to back, and each one
 * claims due leads and delivers them to a service that accepts everything, but some of whose responses are lost. Counts
 * which leads were acknowledged and which arrived.
 */
export class StoreLoad {
  readonly acknowledged = new Set<string>();
  /** How often the service received each lead. */
  readonly arrived = new Map<string, number>();
  refused = 0;
  /** How many responses about each lead were lost. */
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
              const isLost = this.#sends % LOST_RESPONSE === 0;
              if (isLost) this.#lost.set(id, (this.#lost.get(id) ?? 0) + 1);
              await wait(RESPONSE_TIME);
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
      // A store that refuses at once would otherwise keep this process busy.
      await wait(RESPONSE_TIME);
    }
  }

  /**
   * Waits for this many more acknowledgments by each store: otherwise the next failure could come before all of them
   * have recovered. Returns how long that took, in ms.
   */
  async more(count: number): Promise<number> {
    const started = performance.now();
    const wanted = this.#counts.map((acknowledged) => acknowledged + count);
    while (this.#counts.some((acknowledged, index) => acknowledged < (wanted[index] ?? 0)))
      await wait(RESPONSE_TIME);
    return performance.now() - started;
  }

  /** Waits until this many more leads have been refused. */
  async refusals(count: number): Promise<void> {
    const wanted = this.refused + count;
    while (this.refused < wanted) await wait(RESPONSE_TIME);
  }

  /** Stops the visitors, waits until the service has every acknowledged lead, and stops the deliveries. */
  async finish(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#visitors);
    while ([...this.acknowledged].some((id) => !this.arrived.has(id))) await wait(50);
    // A delivery that is not recorded would be repeated, and count as a second copy.
    await Promise.all(this.#workers.map((worker) => worker.stop(TIMEOUT)));
  }

  /** Leads that were lost or sent twice, given those that are stored: one line each. */
  faults(stored: ReadonlySet<string>): string[] {
    const lost = [...this.acknowledged].filter((id) => !stored.has(id));
    const twice = [...this.arrived].filter(([id, count]) => count > 1 + (this.#lost.get(id) ?? 0));
    return [
      ...lost.map((id) => `${id} was acknowledged and is lost`),
      ...twice.map(
        ([id, count]) => `${id} was sent ${count} times, ${this.#lost.get(id) ?? 0} responses lost`,
      ),
    ];
  }

  /** The figures, for people. */
  toString(): string {
    return `${this.acknowledged.size} leads acknowledged, ${this.refused} refused, ${this.arrived.size} sent`;
  }
}
