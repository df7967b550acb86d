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

/** Time for which a send counts after its answer, in ms. */
export const WINDOW = 10_000;

/** A moment of the day on which the clock of a test begins. */
export const at = (time: string) => `2026-06-01T${time}.000Z`;

/** What a delivery records that is to be tried again. */
export const outcome = (part: Partial<DeliveryOutcome> = {}): DeliveryOutcome => ({
  state: 'undelivered',
  wait: 3_600_000,
  providerAnswer: '503',
  leftOut: [],
  ...part,
});

/** What a delivery records that has come to an end. */
export const settled = (state: 'delivered' | 'given-up', providerAnswer = ''): DeliveryOutcome => ({
  state,
  providerAnswer,
  leftOut: [],
});

/** A store that each test finds empty, with a clock that passes when the test says so. */
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

  /** The store as another process opens it. */
  openAnother(): LeadStore {
    const another = this.clock.storeOver(this.#open);
    this.#others.push(another);
    return another;
  }

  async restart(): Promise<void> {
    await this.store.close();
    this.store = this.clock.storeOver(this.#open);
  }

  /** Claims what is due, as a delivery does. */
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

  /** Lets time pass while the servers on these stores go on looking for what is due, as they do; they take nothing. */
  async watch(time: number): Promise<void> {
    const step = LEASE / 4;
    for (let passed = 0; passed < time; passed += step) {
      for (const store of [this.store, ...this.#others]) await this.claim({ scope: { only: [] } }, store);
      this.clock.pass(Math.min(step, time - passed));
    }
  }

  /** Lets it pass until the clock shows a moment. */
  watchUntil(moment: string): Promise<void> {
    return this.watch(Date.parse(moment) - this.clock.time);
  }

  /** Ids of what is claimed, in order. */
  async claimedIds(part?: Partial<LeadClaim>, store?: LeadStore): Promise<string[]> {
    return (await this.claim(part, store)).leads.map((lead) => lead.id).sort();
  }

  async close(): Promise<void> {
    for (const opened of [this.store, ...this.#others]) await opened.close();
    this.#remove();
  }
}

/** Declares tests for each database; current gives the store of the test that runs. */
export function describeStores(title: string, declare: (current: () => StoreUnderTest) => void): void {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
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
