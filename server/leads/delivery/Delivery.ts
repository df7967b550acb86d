import { Courier, type CourierParts } from './Courier.ts';
import type { Destination } from './destinations.ts';

/** Longest wait for answers of services when the server stops, in ms. Less than the whole of its closing time. */
const GRACE = 5000;

/** Sends stored leads on to every destination, in the background, until it is stopped. */
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

  /** Looks for leads that are due now: called after one was stored. */
  wake(): void {
    for (const courier of this.#couriers.values()) courier.wake();
  }

  /** Each destination by its name, and whether it counts as down. */
  states(): [name: string, isDown: boolean][] {
    return [...this.#couriers].map(([name, courier]) => [name, courier.isPaused]);
  }

  /** Ends after the deliveries under way, whose outcome is still recorded. */
  async stop(): Promise<void> {
    await Promise.all([...this.#couriers.values()].map((courier) => courier.stop(GRACE)));
  }
}
