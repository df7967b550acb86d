import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hasOpenssl, makeCertificates } from '../../testing/makeCertificates.ts';
import { sampleLead } from '../../testing/sampleLead.ts';
import { startPostgres, type TestPostgres } from '../../testing/startPostgres.ts';
import { TcpProxy } from '../../testing/TcpProxy.ts';
import { openSharedStore } from '../openConfiguredStore.ts';
import { openPostgres } from './openPostgres.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe('a PostgreSQL behind a pooler in transaction mode', () => {
  it('gets no setting that outlives a transaction, and only a name at the start', async () => {
    const address = new URL(await postgres.createDatabase());
    const proxy = await TcpProxy.start(Number(address.port));
    cleanUps.push(() => proxy.close());
    address.port = String(proxy.port);
    const database = openPostgres(address.href);
    cleanUps.push(() => database.close());
    const settings = sql<Record<string, string>>`SELECT
      current_setting('statement_timeout') AS statement,
      current_setting('idle_in_transaction_session_timeout') AS idle,
      current_setting('synchronous_commit') AS durable`;
    const inside = await database.inserts
      .transaction()
      .execute(async (transaction) => (await settings.execute(transaction)).rows[0]);
    expect(inside).toEqual({ statement: '1500ms', idle: '2s', durable: 'on' });
    expect((await settings.execute(database.inserts)).rows[0]).toMatchObject({ statement: '0', idle: '0' });
    // PgBouncer accepts these and rejects the others.
    const names = proxy.startOfFirst
      .toString('latin1')
      .slice(8)
      .split('\0')
      .filter((_, index) => index % 2 === 0);
    expect(['user', 'database', 'application_name', 'client_encoding', '']).toEqual(
      expect.arrayContaining(names),
    );
  });

  it('commits to the disk even if the database is configured not to', async () => {
    const address = await postgres.createDatabase();
    const client = new Client({ connectionString: address });
    await client.connect();
    await client.query(`ALTER DATABASE ${new URL(address).pathname.slice(1)} SET synchronous_commit = off`);
    await client.end();
    const database = openPostgres(address);
    cleanUps.push(() => database.close());
    const durable = sql<{ value: string }>`SELECT current_setting('synchronous_commit') AS value`;
    const { rows } = await database.inserts
      .transaction()
      .execute((transaction) => durable.execute(transaction));
    expect(rows[0]?.value).toBe('on');
  });
});

describe.runIf(hasOpenssl())('a PostgreSQL that accepts encrypted connections only', () => {
  it('is trusted only with the certificate authority in the address', async () => {
    const certificates = makeCertificates();
    const others = makeCertificates();
    const encrypted = await startPostgres({ tls: certificates });
    cleanUps.push(certificates.remove, others.remove, () => encrypted.stop());
    const address = await encrypted.createDatabase();
    const storeWith = (query: string) => {
      const store = openSharedStore(address + query);
      cleanUps.push(() => store.close());
      return store;
    };
    const trusting = storeWith(`?sslmode=verify-full&sslrootcert=${certificates.authority}`);
    const lead = sampleLead();
    expect(await trusting.insert(lead)).toBe(lead.id);
    await expect(storeWith(`?sslmode=verify-full&sslrootcert=${others.authority}`).count()).rejects.toThrow(
      /certificate|signature/i,
    );
    await expect(storeWith('?sslmode=verify-full').count()).rejects.toThrow(/certificate/i);
    await expect(storeWith('').count()).rejects.toThrow(/no encryption/i);
  });
});
