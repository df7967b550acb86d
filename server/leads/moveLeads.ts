import type { Kysely, Selectable } from 'kysely';
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

type Row = Selectable<LeadTables['leads']>;

/**
 * How many of these leads a database has: under their id, or sent a second time under the same submission id, as a
 * visitor may have done after a backup was restored.
 */
async function countOf(queries: Kysely<LeadTables>, rows: readonly Row[]): Promise<number> {
  const submissions = rows.flatMap(({ submission_id }) => submission_id || []);
  const found = await queries
    .selectFrom('leads')
    .select(['id', 'submission_id'])
    .where((where) =>
      where.or([
        where(
          'id',
          'in',
          rows.map(({ id }) => id),
        ),
        ...(submissions.length === 0 ? [] : [where('submission_id', 'in', submissions)]),
      ]),
    )
    .execute();
  const known = new Set(found.flatMap(({ id, submission_id }) => [id, submission_id]));
  return rows.filter(({ id, submission_id }) => known.has(id) || (submission_id && known.has(submission_id)))
    .length;
}

/**
 * Copies every lead of one store to another unchanged, along with the sends that still count toward the limit and the
 * audit log. Leads already in the target are left alone, so an interrupted run can simply be repeated. Throws if the
 * target does not have all of them afterward. The source is not changed, except for migrations.
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
        .onConflict((conflict) => conflict.doNothing())
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
  for await (const rows of batchesOf(source.queries)) found += await countOf(target.queries, rows);
  if (found !== leads)
    throw new Error(
      `${target.kind === 'postgres' ? 'PostgreSQL' : 'The store'} has ${found} of ${leads} leads: run this command again; nothing was erased.`,
    );
  return { leads, brought };
}
