import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import type { LeadDatabase } from '../leads/database/LeadDatabase.ts';
import { openPostgres } from '../leads/database/openPostgres.ts';
import { openSqlite } from '../leads/database/openSqlite.ts';
import type { DeliveryOutcome, LeadClaim, LeadStore } from '../leads/LeadStore.ts';
import { startPostgres, type TestPostgres } from './startPostgres.ts';
import { TestClock } from './TestClock.ts';

/** Length of a lease in tests, in ms. */
export const LEASE = 120_000;

/** How long a send counts after its response, in ms. */
export const WINDOW = 10_000;

/** A time on the day on which a test's clock starts. */
export const at = (time: string) => `2026-06-01T${time}.000Z`;

/** The outcome of a delivery that is to be retried. */
export const outcome = (part: Partial<DeliveryOutcome> = {}): DeliveryOutcome => ({
  state: 'undelivered',
  wait: 3_600_000,
  providerAnswer: '503',
  leftOut: [],
  ...part,
});

/** The outcome of a delivery that is settled. */
export const settled = (state: 'delivered' | 'given-up', providerAnswer = ''): DeliveryOutcome => ({
  state,
  providerAnswer,
  leftOut: [],
});

/** A store that is empty at the start of each test, with a clock that the test controls. */
export class StoreUnderTest {
  clock = new TestClock(at('00:00:00'));
  readonly #open: () => LeadDatabase;
  readonly #remove: () => void;
  readonly #others: LeadStore[] = [];
  store: LeadStore;

  constructor(open: () => LeadDatabase, remove: () => void) {
    this.#open = open;
    this.#remove = remove;
    this.store = this.clock.storeOver(open);
  }

  openDatabase(): LeadDatabase {
    return this.#open();
  }

  /** The store as opened by another process. */
  openAnother(): LeadStore {
    const another = this.clock.storeOver(this.#open);
    this.#others.push(another);
    return another;
  }

  async restart(): Promise<void> {
    await this.store.close();
    this.store = this.clock.storeOver(this.#open);
  }

  /** Claims due leads, as a delivery does. */
  claim(part: Partial<LeadClaim> = {}, store = this.store) {
    return store.claim({
      destination: 'provider',
      scope: { except: [] },
      lease: LEASE,
      limit: 10,
      sendLimit: 100,
      ...part,
    });
  }

  /** Lets time pass while the servers on these stores keep checking for due leads, without claiming any. */
  async watch(time: number): Promise<void> {
    const step = LEASE / 4;
    for (let passed = 0; passed < time; passed += step) {
      for (const store of [this.store, ...this.#others]) await this.claim({ scope: { only: [] } }, store);
      this.clock.advance(Math.min(step, time - passed));
    }
  }

  /** Does the same until the clock shows a given time. */
  watchUntil(moment: string): Promise<void> {
    return this.watch(Date.parse(moment) - this.clock.time);
  }

  /** Ids of the claimed leads, in order. */
  async claimedIds(part?: Partial<LeadClaim>, store?: LeadStore): Promise<string[]> {
    return (await this.claim(part, store)).leads.map((lead) => lead.id).sort();
  }

  async close(): Promise<void> {
    for (const opened of [this.store, ...this.#others]) await opened.close();
    this.#remove();
  }
}

/** Declares tests for each database; current returns the store of the running test. */
export function describeStores(title: string, declare: (current: () => StoreUnderTest) => void): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  const places = {
    SQLite: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'leads-'));
      return new StoreUnderTest(
        () => openSqlite(folder),
        () => rmSync(folder, { recursive: true, force: true }),
      );
    },
    PostgreSQL: async () => {
      const address = await postgres.createDatabase();
      return new StoreUnderTest(
        () => openPostgres(address),
        () => undefined,
      );
    },
  };
  describe.each(Object.entries(places))(`${title} in %s`, (_name, prepare) => {
    let under: StoreUnderTest;
    beforeEach(async () => {
      under = await prepare();
    });
    afterEach(() => under.close());
    declare(() => under);
  });
}
