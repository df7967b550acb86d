import { ClockStepDetector } from '../leads/ClockStepDetector.ts';
import { createLeadStore } from '../leads/createLeadStore.ts';
import type { LeadDatabase } from '../leads/database/LeadDatabase.ts';
import type { LeadStore } from '../leads/LeadStore.ts';
import { lazyLeadStore } from '../leads/lazyLeadStore.ts';

/** The clock of a store under test: it advances only when the test says so, and can be set like a real one. */
export class TestClock {
  /** The database's time, in ms. */
  time: number;
  #passed = 0;

  constructor(start: string) {
    this.time = Date.parse(start);
  }

  advance(time: number): void {
    this.time += time;
    this.#passed += time;
  }

  /** Sets the clock without letting time pass. */
  set(time: number): void {
    this.time = time;
  }

  /** A store whose database uses this clock. */
  storeOver(open: () => LeadDatabase): LeadStore {
    return lazyLeadStore(async () =>
      createLeadStore({ ...open(), now: async () => this.time }, new ClockStepDetector(() => this.#passed)),
    );
  }
}
