import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Environment, readEnvironment } from '../env.ts';
import { sampleLead } from '../testing/sampleLead.ts';
import { startPostgres, type TestPostgres } from '../testing/startPostgres.ts';
import { runStoreCommand } from './cli/runStoreCommand.ts';
import { openPostgres } from './database/openPostgres.ts';
import { openSqlite } from './database/openSqlite.ts';
import type { LeadStore } from './LeadStore.ts';
import { moveLeads } from './moveLeads.ts';
import { assertStoreExists, openLeadStore, openSharedStore } from './openConfiguredStore.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let folder: string;
let address: string;
let environment: Environment;
const opened: LeadStore[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  address = await postgres.createDatabase();
  environment = readEnvironment({ DATA_DIR: folder, DATABASE_URL: address });
});
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const open = (store: LeadStore) => {
  opened.push(store);
  return store;
};
const move = (...words: string[]) => runStoreCommand(environment, ['move', ...words], 'kit@ops-1');

/** Wait for 1200 leads on a disk that other tests keep busy, in ms. */
const INSERT_TIMEOUT = 60_000;

const claim = {
  destination: 'provider',
  scope: { except: [] },
  lease: 60_000,
  limit: 1,
  sendLimit: 10,
};

/** A store with more leads than one batch, one of them in flight, others settled or spam. */
async function fillStore(): Promise<LeadStore> {
  const store = openLeadStore(folder);
  const special = sampleLead({
    receivedAt: '2026-01-01T00:00:00.000Z',
    fields: { email: 'Ada@Northwind.example', message: 'tab\tquote’ 😀 \u0000 \ud800' },
    visitorToken: 'token',
  });
  await store.insert(special);
  await Promise.all(Array.from({ length: 1200 }, () => store.insert(sampleLead(), INSERT_TIMEOUT)));
  await Promise.all(
    (['delivered', 'given-up', 'spam'] as const).map((state) => store.insert(sampleLead({ state }))),
  );
  await store.claim(claim);
  return store;
}

describe('the move from the embedded store to PostgreSQL', () => {
  it('moves every lead unchanged, once, and puts the file aside', async () => {
    const store = await fillStore();
    const before = await store.list();
    await expect(move()).rejects.toThrow(/A server uses the store in .*: stop it/);
    await store.close();

    expect(await move()).toMatch(
      /^1204 leads moved to PostgreSQL; all of them are there\. Delete .*leads\.sqlite\.moved when you are sure\.$/,
    );
    const shared = open(openSharedStore(address));
    expect(await shared.list()).toEqual(before);
    // Recent sends still count toward the limit.
    expect((await shared.claim({ ...claim, sendLimit: 1 })).freeIn).toBeGreaterThan(1000);
    expect(existsSync(join(folder, 'leads.sqlite'))).toBe(false);
    expect(await shared.audits()).toMatchObject([{ actor: 'kit@ops-1', action: 'move', leads: 1204 }]);

    // A second run does nothing: leads that are erased in PostgreSQL do not come back.
    expect((await shared.forget('ada@northwind.example', 'test')).leads).toHaveLength(1204);
    expect(await move()).toMatch(/^Nothing to move/);
    expect(await shared.list()).toEqual([]);
  });

  it('resumes after an interruption, and changes nothing that is already there', async () => {
    const store = await fillStore();
    await store.close();
    const source = openSqlite(folder, { isExclusive: true });
    const target = openPostgres(address);
    let batches = 0;
    const transaction = target.queries.transaction.bind(target.queries);
    target.queries.transaction = () => {
      batches += 1;
      // The first is that of the migrations.
      if (batches > 2) throw new Error('the network is gone');
      return transaction();
    };
    await expect(moveLeads(source, target)).rejects.toThrow('the network is gone');
    await source.close();
    await target.close();
    const shared = open(openSharedStore(address));
    const [first] = (await shared.claim(claim)).leads;
    if (first === undefined) throw new Error('nothing was moved');
    const outcome = { state: 'delivered', providerAnswer: 'yes', leftOut: [] } as const;
    await shared.record(first, outcome, 0);

    expect(JSON.parse(await move('--json'))).toMatchObject({ leads: 1204, brought: 704 });
    expect(await shared.list()).toHaveLength(1204);
    expect((await shared.find(first.id))?.state).toBe('delivered');
  });

  it('keeps the file and says so if PostgreSQL does not have all of them', async () => {
    const store = await fillStore();
    await store.close();
    await open(openSharedStore(address)).isReady();
    const client = new Client({ connectionString: address });
    await client.connect();
    // A custom trigger that silently drops rows.
    await client.query(
      "CREATE FUNCTION lossy() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    );
    await client.query(
      "CREATE TRIGGER lossy BEFORE INSERT ON leads FOR EACH ROW WHEN (NEW.state = 'spam') EXECUTE FUNCTION lossy()",
    );
    await client.end();
    await expect(move()).rejects.toThrow(/1203 of 1204 leads/);
    expect(existsSync(join(folder, 'leads.sqlite'))).toBe(true);
  });

  it('can be completed by an import from another database', async () => {
    const other = await postgres.createDatabase();
    const lead = sampleLead();
    await open(openSharedStore(other)).insert(lead);
    const shared = open(openSharedStore(address));
    await shared.insert(sampleLead());
    const words = ['import', other, '--json'];
    expect(JSON.parse(await runStoreCommand(environment, words, 'kit@ops-1'))).toEqual({
      leads: 1,
      brought: 1,
    });
    expect(await shared.find(lead.id)).toMatchObject({ state: 'undelivered' });
    // An address may contain a password.
    expect(await shared.audits()).toMatchObject([{ action: 'import', subject: 'PostgreSQL', leads: 1 }]);
  });

  it('says what is missing', async () => {
    await expect(move()).rejects.toThrow(/There is no store of leads in/);
    await expect(
      runStoreCommand(readEnvironment({ DATA_DIR: folder }), ['move'], 'kit@ops-1'),
    ).rejects.toThrow(/set DATABASE_URL/);
    await expect(runStoreCommand(environment, ['backup', 'x'], 'kit@ops-1')).rejects.toThrow(/pg_dump/);
    await expect(move('now')).rejects.toThrow(/unexpected argument/);
  });
});

describe('a command on a database without a store', () => {
  it('says that there is none, and creates nothing', async () => {
    const other = await postgres.createDatabase();
    const tables = async (url: string) => {
      const client = new Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query("SELECT tablename FROM pg_tables WHERE schemaname = 'public'");
      await client.end();
      return rows;
    };
    await expect(assertStoreExists(environment)).rejects.toThrow(
      'There is no store of leads in this database',
    );
    await expect(runStoreCommand(environment, ['import', other], 'kit@ops-1')).rejects.toThrow(
      'There is no store of leads in this database',
    );
    await open(openSharedStore(address)).isReady();
    await assertStoreExists(environment);
    await expect(runStoreCommand(environment, ['import', other], 'kit@ops-1')).rejects.toThrow(
      'There is no store of leads in this database',
    );
    expect(await tables(other)).toEqual([]);
  });
});
