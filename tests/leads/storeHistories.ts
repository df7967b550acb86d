import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { createLeadStore } from '../../server/leads/createLeadStore.ts';
import type { LeadDatabase } from '../../server/leads/database/LeadDatabase.ts';
import type { LeadTables } from '../../server/leads/database/LeadTables.ts';
import { openSqlite } from '../../server/leads/database/openSqlite.ts';
import type { ClaimedLead, DeliveryOutcome, LeadStore } from '../../server/leads/LeadStore.ts';
import { sampleLead } from '../../server/testing/sampleLead.ts';
import { TestClock } from '../../server/testing/TestClock.ts';

/** Longest wait for a service’s response, in ms; a lease is three of them, as in a server. */
const TIMEOUT = 1000;
const LEASE = 3 * TIMEOUT;

/** Longest wait before a retry, in ms. */
const LONGEST_WAIT = 5000;

/** Poll interval of an idle server, in ms. */
const POLL = LEASE / 4;

const PROCESSES = 2;

type Answer = 'delivered' | 'refused' | 'later';

/** When the next transaction of a server fails: before it begins, when it would commit, or once it has. */
type Fault = 'begin' | 'commit' | 'answer';

/** One event of a history. process is the index of one of the servers that share the store. */
type Event =
  | { kind: 'accept'; process: number; submission: number }
  | { kind: 'claim'; process: number; limit: number }
  | { kind: 'answer'; process: number; answer: Answer; wait: number }
  | { kind: 'crash'; process: number }
  | { kind: 'fail'; process: number; fault: Fault }
  | { kind: 'pass'; time: number }
  | { kind: 'setClock'; by: number };

const process = fc.nat({ max: PROCESSES - 1 });
const event: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('accept'), process, submission: fc.nat({ max: 5 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({ kind: fc.constant('claim'), process, limit: fc.integer({ min: 1, max: 3 }) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('answer'),
      process,
      answer: fc.constantFrom('delivered', 'refused', 'later'),
      wait: fc.nat({ max: LONGEST_WAIT }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('crash'), process }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('fail'),
      process,
      fault: fc.constantFrom<Fault>('begin', 'commit', 'answer'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('pass'), time: fc.constantFrom(10, 400, 900, 2900, 3100) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('setClock'),
      by: fc.constantFrom(-3_600_000, -60_000, -500, 500, 60_000, 600_000),
    }),
  },
);

/** A transaction that the database failed. */
class FailedTransaction extends Error {}

/** A server's connection to the database: the next transaction fails with the fault that is set. */
interface Connection {
  fault?: Fault | undefined;
}

/** A database whose transactions fail when a connection says so. */
function failing(database: LeadDatabase, connection: Connection): LeadDatabase {
  const execute = async <Result>(action: (transaction: never) => Promise<Result>): Promise<Result> => {
    const { fault } = connection;
    connection.fault = undefined;
    if (fault === 'begin') throw new FailedTransaction();
    const result = await database.queries.transaction().execute(async (transaction) => {
      const done = await action(transaction as never);
      if (fault === 'commit') throw new FailedTransaction();
      return done;
    });
    if (fault === 'answer') throw new FailedTransaction();
    return result;
  };
  const queries = new Proxy(database.queries, {
    get: (target, name) => {
      if (name === 'transaction') return () => ({ execute });
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  }) as Kysely<LeadTables>;
  // Fails at once instead of trying again: the pauses between attempts would take hours here.
  return { ...database, queries, inserts: queries, isTransient: () => false, close: async () => undefined };
}

interface InFlight {
  lead: ClaimedLead;
  /** In elapsed time, which clock changes do not affect. */
  since: number;
  /** The outcome, if it could not be recorded yet. */
  outcome?: DeliveryOutcome;
}

interface Server {
  store: LeadStore;
  connection: Connection;
  inFlight: InFlight[];
}

/** The result of a call to a store; undefined if its transaction failed. */
async function unlessFailed<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof FailedTransaction) return undefined;
    throw error;
  }
}

/** Checks what must hold for a store, whatever happens to the servers that share it. */
class Model {
  readonly #open: (connection: Connection) => LeadStore;
  readonly #clock: TestClock;
  readonly #servers: Server[];
  /** Ids under which leads were acknowledged, by submission. */
  readonly #accepted = new Map<number, string>();
  /** The submission of each lead that was passed to a store. */
  readonly #offered = new Map<string, number>();
  /** Leads that a server has recorded as delivered, or as rejected for good. */
  readonly #settled = new Set<string>();
  #passed = 0;

  constructor(open: (connection: Connection) => LeadStore, clock: TestClock) {
    this.#open = open;
    this.#clock = clock;
    this.#servers = Array.from({ length: PROCESSES }, () => this.#start());
  }

  #start(): Server {
    const connection: Connection = {};
    return { store: this.#open(connection), connection, inFlight: [] };
  }

  async apply(happened: Event): Promise<void> {
    if (happened.kind === 'pass') this.#pass(happened.time);
    else if (happened.kind === 'setClock') this.#clock.set(this.#clock.time + happened.by);
    else {
      const server = this.#servers[happened.process];
      if (server === undefined) return;
      if (happened.kind === 'accept') await this.#accept(server, happened.submission);
      else if (happened.kind === 'claim') await this.#claim(server, happened.limit);
      else if (happened.kind === 'answer') await this.#answer(server, happened.answer, happened.wait);
      else if (happened.kind === 'fail') server.connection.fault = happened.fault;
      else Object.assign(server, this.#start());
    }
  }

  /** Expects that no acknowledged lead is gone and that every unsettled one is sent before long. */
  async finish(): Promise<void> {
    const [server] = this.#servers;
    if (server === undefined) return;
    this.#pass(TIMEOUT);
    for (const { inFlight, connection } of this.#servers) {
      inFlight.splice(0);
      connection.fault = undefined;
    }
    const taken = new Set<string>();
    // A running server keeps polling. Allows two leases, because a lead delayed by a clock change waits for a second
    // one.
    for (let passed = 0; passed <= 2 * LEASE + LONGEST_WAIT; passed += POLL) {
      for (const { id } of await this.#claim(server, 100)) taken.add(id);
      this.#pass(POLL);
    }
    const stored = new Map((await server.store.list()).map((lead) => [lead.id, lead.state]));
    for (const id of this.#accepted.values()) {
      const state = stored.get(id);
      if (state === undefined) throw new Error(`${id} was acknowledged and is gone`);
      if (this.#settled.has(id) && state === 'undelivered')
        throw new Error(`${id} was settled and is sent again`);
      if (state === 'undelivered' && !taken.has(id)) throw new Error(`${id} is waiting and never sent`);
    }
    const submissions = [...stored.keys()].map((id) => this.#offered.get(id));
    if (new Set(submissions).size !== submissions.length) throw new Error('a submission is stored twice');
  }

  #pass(time: number): void {
    this.#passed += time;
    this.#clock.advance(time);
  }

  async #accept({ store }: Server, submission: number): Promise<void> {
    const known = this.#accepted.get(submission);
    const lead = sampleLead({ submissionId: String(submission) });
    this.#offered.set(lead.id, submission);
    const id = await unlessFailed(store.insert(lead));
    if (id === undefined) return;
    if (this.#offered.get(id) !== submission || id !== (known ?? id))
      throw new Error(`submission ${submission} was answered with another id`);
    this.#accepted.set(submission, id);
  }

  async #claim(server: Server, limit: number): Promise<ClaimedLead[]> {
    const claim = { destination: 'provider', scope: { except: [] }, lease: LEASE, limit, sendLimit: 1000 };
    const leads = (await unlessFailed(server.store.claim(claim)))?.leads ?? [];
    for (const lead of leads) {
      if (this.#settled.has(lead.id)) throw new Error(`${lead.id} is settled and was claimed`);
      for (const { inFlight } of this.#servers)
        if (
          inFlight.some(
            ({ lead: { id }, since, outcome }) =>
              id === lead.id && outcome === undefined && this.#passed - since < TIMEOUT,
          )
        )
          throw new Error(`${lead.id} was claimed while it is in flight`);
      server.inFlight.push({ lead, since: this.#passed });
    }
    return leads;
  }

  async #answer({ store, inFlight }: Server, answer: Answer, wait: number): Promise<void> {
    const [first] = inFlight;
    if (first === undefined) return;
    // A response after the timeout no longer counts.
    const kind = this.#passed - first.since < TIMEOUT ? answer : 'later';
    const outcomes: Record<Answer, DeliveryOutcome> = {
      delivered: { state: 'delivered', providerAnswer: '200', leftOut: [] },
      refused: { state: 'given-up', providerAnswer: '400', leftOut: [] },
      later: { state: 'undelivered', wait, providerAnswer: '503', leftOut: [] },
    };
    first.outcome ??= outcomes[kind];
    const isRecorded = await unlessFailed(store.record(first.lead, first.outcome, 0));
    // Recorded with the next response, unless the server crashes before.
    if (isRecorded === undefined) return;
    inFlight.shift();
    if (isRecorded && first.outcome.state !== 'undelivered') this.#settled.add(first.lead.id);
  }
}

/**
 * Runs this many generated histories of two servers on one database, which they leave empty: leads that arrive, some of
 * them twice; deliveries that succeed, fail or never get a response; transactions that fail, or whose success is never
 * reported; crashes; clock changes. Throws with the shortest history after which an acknowledged lead is gone, waits
 * forever, or is sent twice without need.
 */
export async function checkHistories(database: LeadDatabase, runs: number, seed: number): Promise<void> {
  await (await createLeadStore({ ...database, close: async () => undefined })).close();
  const clear = async () => {
    await database.queries.deleteFrom('leads').execute();
    await database.queries.deleteFrom('sends').execute();
  };
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 4, maxLength: 24 }), async (history) => {
      await clear();
      const clock = new TestClock('2026-06-01T00:00:00.000Z');
      const model = new Model((connection) => clock.storeOver(() => failing(database, connection)), clock);
      for (const happened of history) await model.apply(happened);
      await model.finish();
    }),
    { numRuns: runs, seed },
  );
  await clear();
}

/** The same on a new embedded store. */
export async function checkEmbeddedHistories(runs: number, seed: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'histories-'));
  const database = openSqlite(folder);
  try {
    // Only servers crash here, never the disk.
    await sql`PRAGMA synchronous = OFF`.execute(database.queries);
    await checkHistories(database, runs, seed);
  } finally {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
