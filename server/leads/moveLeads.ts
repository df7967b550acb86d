import type { Kysely } from 'kysely';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import type { LeadTables } from './database/LeadTables.ts';
import { migrate } from './migrations.ts';

/** Leads per transaction: each has some twenty values, and PostgreSQL allows 65,535 in a statement. */
const BATCH = 500;

export interface Moved {
  /** Number of leads in the source, all of which are in the target. */
  leads: number;
  /** How many this run copied; the others were there from an earlier run. */
  brought: number;
}

async function* batchesOf(queries: Kysely<LeadTables>) {
  let last = '';
  for (;;) {
    const rows = await queries
      .selectFrom('leads')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const end = rows.at(-1)?.id;
    if (end === undefined) return;
    yield rows;
    last = end;
  }
}

/** How many of these leads are in a database. */
async function countOf(queries: Kysely<LeadTables>, ids: readonly string[]): Promise<number> {
  const row = await queries
    .selectFrom('leads')
    .select((from) => from.fn.countAll().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/**
 * Copies every lead of one store to another unchanged, along with the sends that still count toward the limit. Leads
 * already in the target are left alone, so an interrupted run can simply be repeated. Throws if the target does not
 * have all of them afterward. The source is not changed, except for migrations.
 */
export async function moveLeads(source: LeadDatabase, target: LeadDatabase): Promise<Moved> {
  await migrate(source);
  await migrate(target);
  let leads = 0;
  let brought = 0;
  for await (const rows of batchesOf(source.queries)) {
    const result = await target.queries.transaction().execute((transaction) =>
      transaction
        .insertInto('leads')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst(),
    );
    leads += rows.length;
    brought += Number(result.numInsertedOrUpdatedRows ?? 0n);
  }
  const sends = await source.queries.selectFrom('sends').selectAll().execute();
  if (sends.length > 0)
    await target.queries
      .insertInto('sends')
      .values(sends)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();

  const audit = await source.queries.selectFrom('audit').selectAll().execute();
  for (let first = 0; first < audit.length; first += BATCH)
    await target.queries
      .insertInto('audit')
      .values(audit.slice(first, first + BATCH))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();

  // Query again after everything is committed: what counts is what the target has.
  let found = 0;
  for await (const rows of batchesOf(source.queries))
    found += await countOf(
      target.queries,
      rows.map(({ id }) => id),
    );
  if (found !== leads)
    throw new Error(`PostgreSQL has ${found} of ${leads} leads: run this command again; nothing was erased.`);
  return { leads, brought };
}
