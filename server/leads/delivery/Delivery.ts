import { Courier, type CourierParts } from './Courier.ts';
import type { Destination } from './destinations.ts';

/**
 * Maximum wait for outstanding responses when the server stops, in ms. Less than the server's total time to close.
 */
const GRACE = 5000;

/** Delivers stored leads to every destination in the background until it is stopped. */
export class Delivery {
  readonly #couriers: ReadonlyMap<Destination['name'], Courier>;

  constructor(destinations: readonly Destination[], parts: Omit<CourierParts, 'destination'>) {
    this.#couriers = new Map(
      destinations.map((destination) => [destination.name, new Courier({ ...parts, destination })]),
    );
  }

  start(): void {
    for (const courier of this.#couriers.values()) courier.start();
  }

  /** Checks for due leads now; called after one was stored. */
  wake(): void {
    for (const courier of this.#couriers.values()) courier.wake();
  }

  /** The name of each destination, and whether it is considered down. */
  states(): [name: string, isDown: boolean][] {
    return [...this.#couriers].map(([name, courier]) => [name, courier.isPaused]);
  }

  /** Resolves after the deliveries in flight, whose outcomes are still recorded. */
  async stop(): Promise<void> {
    await Promise.all([...this.#couriers.values()].map((courier) => courier.stop(GRACE)));
  }
}
