import type { Kysely } from 'kysely';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import type { LeadTables } from './database/LeadTables.ts';
import { migrate } from './migrations.ts';

/** Leads of one transaction: each has some twenty values, and PostgreSQL takes 65 535 in a statement. */
const BATCH = 500;

export interface Moved {
  /** Leads of the source; the target has every one of them. */
  leads: number;
  /** Those that this run brought; the others were there from a run before. */
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

/** How many of these leads a database has. */
async function countOf(queries: Kysely<LeadTables>, ids: readonly string[]): Promise<number> {
  const row = await queries
    .selectFrom('leads')
    .select((from) => from.fn.countAll().as('count'))
    .where('id', 'in', ids)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

/**
 * Copies every lead of a store into another, as it stands, with the sends that still count for the limit. A lead that
 * the target has already stays as it is there, so that a run that was cut short is simply run again. Throws when the
 * target does not have all of them afterwards; the source is never changed but for its schema.
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

  // Asked anew, after everything is committed: what counts is what the target says that it has.
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
