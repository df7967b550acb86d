import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { sampleLead } from '../../testing/sampleLead.ts';
import { startPgBouncer } from '../../testing/startPgBouncer.ts';
import { startPostgres } from '../../testing/startPostgres.ts';
import { openSharedStore } from '../openConfiguredStore.ts';
import { openPostgres } from './openPostgres.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

it('cancels a statement that takes too long, and stores every lead of two servers once', async () => {
  const postgres = await startPostgres();
  cleanUps.push(() => postgres.stop());
  const bouncer = await startPgBouncer(await postgres.createDatabase());
  cleanUps.push(() => bouncer.stop());
  const database = openPostgres(bouncer.address);
  cleanUps.push(() => database.close());
  const slow = database.inserts
    .transaction()
    .execute((transaction) => sql`SELECT pg_sleep(60)`.execute(transaction));
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  const stores = [openSharedStore(bouncer.address), openSharedStore(bouncer.address)];
  for (const store of stores) cleanUps.push(() => store.close());
  const leads = Array.from({ length: 60 }, () => sampleLead());
  const claim = {
    destination: 'provider',
    scope: { except: [] },
    lease: 60_000,
    limit: 8,
    sendLimit: 1000,
  };
  const claimed: string[] = [];
  await Promise.all(
    leads.map(async (lead, index) => {
      const store = stores[index % 2] ?? stores[0];
      await store?.insert(lead);
      if (index % 5 === 0) claimed.push(...((await store?.claim(claim))?.leads ?? []).map(({ id }) => id));
    }),
  );
  expect((await stores[0]?.list())?.map(({ id }) => id).sort()).toEqual(leads.map(({ id }) => id).sort());
  expect(claimed.length).toBeGreaterThan(0);
  expect(new Set(claimed).size).toBe(claimed.length);
  // The next client of a connection does not see the settings of a transaction.
  const { rows } = await sql<{
    value: string;
  }>`SELECT current_setting('statement_timeout') AS value`.execute(database.queries);
  expect(rows[0]?.value).toBe('0');
});
