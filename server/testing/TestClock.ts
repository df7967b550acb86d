import { ClockWatch } from '../leads/ClockWatch.ts';
import { createLeadStore } from '../leads/createLeadStore.ts';
import type { LeadDatabase } from '../leads/database/LeadDatabase.ts';
import type { LeadStore } from '../leads/LeadStore.ts';
import { lazyLeadStore } from '../leads/lazyLeadStore.ts';

/** The time of a store under test: it passes when the test says so, and can be set as somebody sets a clock. */
export class TestClock {
  /** What the clock of the database shows, in ms. */
  time: number;
  #passed = 0;

  constructor(start: string) {
    this.time = Date.parse(start);
  }

  /** Lets time pass. */
  pass(time: number): void {
    this.time += time;
    this.#passed += time;
  }

  /** Lets time pass until the clock shows a moment. */
  passUntil(moment: string): void {
    this.pass(Date.parse(moment) - this.time);
  }

  /** Sets the clock without any time passing. */
  set(time: number): void {
    this.time = time;
  }

  /** A store over a database that knows no other time. */
  storeOver(open: () => LeadDatabase): LeadStore {
    return lazyLeadStore(async () =>
      createLeadStore({ ...open(), now: async () => this.time }, new ClockWatch(() => this.#passed)),
    );
  }
}
