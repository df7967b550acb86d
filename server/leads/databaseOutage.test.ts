import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts';
import { TcpProxy } from '../testing/TcpProxy.ts';
import type { LeadStore } from './LeadStore.ts';
import { openSharedStore } from './openConfiguredStore.ts';

/** How long a lead may wait, in ms: longer than any busy machine takes, and shorter than a database that does not answer. */
const LONG_TIMEOUT = 60_000;
const SHORT_TIMEOUT = 300;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let direct: Client;
let proxy: TcpProxy;
let store: LeadStore;
beforeEach(async () => {
  const address = new URL(await postgres.createDatabase());
  direct = new Client({ connectionString: address.href });
  await direct.connect();
  proxy = await TcpProxy.start(Number(address.port));
  address.port = String(proxy.port);
  store = openSharedStore(address.href);
  await store.insert(sampleLead(), LONG_TIMEOUT);
});
afterEach(async () => {
  await store.close();
  await proxy.close();
  await direct.end();
});

const insertMany = (count: number) =>
  Promise.all(Array.from({ length: count }, () => store.insert(sampleLead(), LONG_TIMEOUT)));
const countLeads = async () => Number((await direct.query('SELECT count(*) FROM leads')).rows[0].count);
const terminateAll = () =>
  direct.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'site leads'",
  );

/** What a claim of a delivery asks. */
const CLAIM = { destination: 'provider', scope: { except: [] }, lease: 1000, limit: 8, sendLimit: 1000 };

describe('a PostgreSQL that is lost', () => {
  it('with connections in use or idle costs no lead and never the process', async () => {
    for (let round = 0; round < 5; round += 1) {
      const inserts = insertMany(20);
      const claims = Promise.allSettled([store.claim(CLAIM), store.backlog(), store.count()]);
      if (round % 2 === 1) await inserts;
      await terminateAll();
      await inserts;
      await claims;
    }
    expect(await countLeads()).toBe(101);
    expect((await store.backlog()).undelivered).toBe(101);
  });

  it('by a network that cuts connections costs no lead', async () => {
    const inserts = insertMany(20);
    proxy.cut();
    await inserts;
    expect(await countLeads()).toBe(21);
  });

  it('without a word is replaced by the one that answers in its place', async () => {
    // Several idle connections, all of which go silent.
    await Promise.all([store.count(), store.backlog(), store.list(), insertMany(3)]);
    proxy.stall();
    await store.insert(sampleLead(), LONG_TIMEOUT);
    // Sent on one of the silent connections, a query would fail.
    await Promise.all([store.count(), store.backlog(), store.list(), store.claim(CLAIM)]);
    expect(await countLeads()).toBe(5);
  });

  it('refuses a lead that has waited long enough, and takes the next one once it is back', async () => {
    proxy.stall();
    proxy.isStalled = true;
    await expect(store.insert(sampleLead(), SHORT_TIMEOUT)).rejects.toThrow('did not answer in time');
    proxy.isStalled = false;
    await store.insert(sampleLead(), LONG_TIMEOUT);
  });

  it('with the answer to a commit: the lead counts as taken, and is there once', async () => {
    // Holds a commit up for as long as it takes to cut the connection.
    await direct.query(
      "CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.3); RETURN NULL; END'",
    );
    await direct.query(
      'CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON leads DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION slow()',
    );
    const lead = sampleLead();
    const inserted = store.insert(lead, LONG_TIMEOUT);
    for (;;) {
      const { rows } = await direct.query(
        "SELECT 1 FROM pg_stat_activity WHERE query = 'commit' AND state = 'active' AND application_name = 'site leads'",
      );
      if (rows.length > 0) break;
    }
    proxy.cut();
    expect(await inserted).toBe(lead.id);
    expect((await direct.query('SELECT 1 FROM leads WHERE id = $1', [lead.id])).rows).toHaveLength(1);
  });
});

describe('a PostgreSQL that is busy', () => {
  it('refuses all leads that have waited long enough, however many wait', async () => {
    await direct.query('BEGIN');
    await direct.query('LOCK TABLE leads IN EXCLUSIVE MODE');
    const answers = await Promise.allSettled(
      Array.from({ length: 300 }, () => store.insert(sampleLead({ submissionId: 'one' }), SHORT_TIMEOUT)),
    );
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    await direct.query('ROLLBACK');
    // What was sent again in the meantime is there once.
    await store.insert(sampleLead({ submissionId: 'one' }), LONG_TIMEOUT);
    expect(await countLeads()).toBe(2);
  });
});
