import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sampleLead } from '../testing/sampleLead.ts';
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts';
import { TcpProxy } from '../testing/TcpProxy.ts';
import type { LeadStore } from './LeadStore.ts';
import { openSharedStore } from './openConfiguredStore.ts';

/** Timeouts of inserts in ms: more than a busy machine needs, and less than an unresponsive database takes. */
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

/** A claim as a delivery makes it. */
const CLAIM = { destination: 'provider', scope: { except: [] }, lease: 1000, limit: 8, sendLimit: 1000 };

describe('a lost PostgreSQL', () => {
  it('loses no lead and does not crash the process, whether connections are in use or idle', async () => {
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

  it('loses no lead if the network cuts connections', async () => {
    const inserts = insertMany(20);
    proxy.cut();
    await inserts;
    expect(await countLeads()).toBe(21);
  });

  it('is replaced by its successor if connections go silent', async () => {
    // Several idle connections, all of which go silent.
    await Promise.all([store.count(), store.backlog(), store.list(), insertMany(3)]);
    proxy.stall();
    await store.insert(sampleLead(), LONG_TIMEOUT);
    // Sent on one of the silent connections, a query would fail.
    await Promise.all([store.count(), store.backlog(), store.list(), store.claim(CLAIM)]);
    expect(await countLeads()).toBe(5);
  });

  it('rejects a lead after its timeout, and accepts the next one once it is back', async () => {
    proxy.stall();
    proxy.isStalled = true;
    await expect(store.insert(sampleLead(), SHORT_TIMEOUT)).rejects.toThrow('did not respond in time');
    proxy.isStalled = false;
    await store.insert(sampleLead(), LONG_TIMEOUT);
  });

  it('stores a lead once and acknowledges it if the response to the commit is lost', async () => {
    // Delays the commit long enough to cut the connection.
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

describe('a busy PostgreSQL', () => {
  it('rejects all leads after their timeout, however many wait', async () => {
    await direct.query('BEGIN');
    await direct.query('LOCK TABLE leads IN EXCLUSIVE MODE');
    const answers = await Promise.allSettled(
      Array.from({ length: 300 }, () => store.insert(sampleLead({ submissionId: 'one' }), SHORT_TIMEOUT)),
    );
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    await direct.query('ROLLBACK');
    // What was sent again in the meantime is stored once.
    await store.insert(sampleLead({ submissionId: 'one' }), LONG_TIMEOUT);
    expect(await countLeads()).toBe(2);
  });
});
