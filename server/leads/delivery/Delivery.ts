import { DeliveryWorker, type DeliveryWorkerParts } from './DeliveryWorker.ts';
import type { Destination } from './destinations.ts';

/**
 * Maximum wait for outstanding responses when the server stops, in ms. Less than the server's total time to close.
 */
const GRACE = 5000;

/** Delivers stored leads to every destination in the background until it is stopped. */
export class Delivery {
  readonly #workers: ReadonlyMap<Destination['name'], DeliveryWorker>;

  constructor(destinations: readonly Destination[], parts: Omit<DeliveryWorkerParts, 'destination'>) {
    this.#workers = new Map(
      destinations.map((destination) => [destination.name, new DeliveryWorker({ ...parts, destination })]),
    );
  }

  start(): void {
    for (const worker of this.#workers.values()) worker.start();
  }

  /** Checks for due leads now; called after one was stored. */
  wake(): void {
    for (const worker of this.#workers.values()) worker.wake();
  }

  /** The name of each destination, and whether it is considered down. */
  states(): [name: string, isDown: boolean][] {
    return [...this.#workers].map(([name, worker]) => [name, worker.isPaused]);
  }

  /** Resolves after the deliveries in flight, whose outcomes are still recorded. */
  async stop(): Promise<void> {
    await Promise.all([...this.#workers.values()].map((worker) => worker.stop(GRACE)));
  }
}
