import { randomUUID } from 'node:crypto';
import type { DeleteQueryBuilder, DeleteResult, Transaction } from 'kysely';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { emailKey, type LeadTables, leadOf, rowOf } from './database/LeadTables.ts';
import { GroupCommit } from './GroupCommit.ts';
import type { Lead, LeadState } from './Lead.ts';
import type { ClaimedLead, ClaimResult, LeadClaim, LeadStore } from './LeadStore.ts';
import { migrate } from './migrations.ts';

type Leads = Transaction<LeadTables>;

/** Frees the sends that count no longer, and says how many more may be sent. */
async function freeSends(transaction: Leads, claim: LeadClaim): Promise<{ free: number; freeAt?: string }> {
  await transaction
    .deleteFrom('sends')
    .where('destination', '=', claim.destination)
    .where('counts_until', '<=', claim.now)
    .execute();
  const counted = await transaction
    .selectFrom('sends')
    .select((from) => [from.fn.countAll().as('count'), from.fn.min('counts_until').as('freeAt')])
    .where('destination', '=', claim.destination)
    .executeTakeFirst();
  const free = claim.sendLimit - Number(counted?.count ?? 0);
  return free > 0 || counted === undefined ? { free } : { free: 0, freeAt: counted.freeAt };
}

/** Takes due leads of a scope and marks each as tried. */
async function takeDue(
  transaction: Leads,
  kind: LeadDatabase['kind'],
  claim: LeadClaim,
  limit: number,
): Promise<ClaimedLead[]> {
  const lease = randomUUID();
  const { scope } = claim;
  const [comparison, forms] =
    'only' in scope ? (['in', scope.only] as const) : (['not in', scope.except] as const);
  if (forms.length === 0 && comparison === 'in') return [];
  let due = transaction
    .selectFrom('leads')
    .select('id')
    .where('state', '=', 'undelivered')
    .where('next_attempt_at', '<=', claim.now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit);
  if (forms.length > 0) due = due.where('form_id', comparison, forms);
  // A lead that another process is about to take is left to it instead of being waited for.
  if (kind === 'postgres') due = due.forUpdate().skipLocked();
  const rows = await transaction
    .with('due', () => due)
    .updateTable('leads')
    .set((from) => ({
      attempts: from('attempts', '+', 1),
      attempted_at: claim.now,
      next_attempt_at: claim.leaseEnds,
      lease,
    }))
    .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...leadOf(row), lease }));
}

const noLeads = (): Record<LeadState, number> => ({ undelivered: 0, delivered: 0, 'given-up': 0, spam: 0 });

const sendId = (lead: ClaimedLead) => `${lead.id} ${lead.lease}`;

/** The leads of one database, whichever it is. Throws when a newer release has written it. */
export async function createLeadStore(database: LeadDatabase): Promise<LeadStore> {
  const { queries, kind } = database;
  await migrate(database);
  // Every write is a transaction: it waits its turn where another process writes.
  const write = <Result>(action: (transaction: Leads) => Promise<Result>) =>
    queries.transaction().execute(action);
  const inserts = new GroupCommit<Lead>(async (leads) => {
    await write((transaction) => transaction.insertInto('leads').values(leads.map(rowOf)).execute());
  });

  const erase = async (
    which: (transaction: Leads) => DeleteQueryBuilder<LeadTables, 'leads', DeleteResult>,
  ) => {
    const deleted = await write((transaction) => which(transaction).executeTakeFirst());
    const count = Number(deleted.numDeletedRows);
    if (count > 0) await database.purge();
    return count;
  };

  return {
    insert: (lead) => inserts.add(lead),

    async list({ state, email, limit, before } = {}) {
      let query = queries.selectFrom('leads').selectAll().orderBy('id', 'desc');
      if (state !== undefined) query = query.where('state', '=', state);
      if (email !== undefined) query = query.where('email', '=', emailKey(email));
      if (before !== undefined) query = query.where('id', '<', before);
      if (limit !== undefined) query = query.limit(limit);
      return (await query.execute()).map(leadOf);
    },

    async find(id) {
      const row = await queries.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
      return row === undefined ? undefined : leadOf(row);
    },

    claim: (claim) =>
      write(async (transaction): Promise<ClaimResult> => {
        // Counting sends and taking leads is one step for all processes, or two of them could pass the limit.
        await database.lock(transaction, `sends to ${claim.destination}`);
        const { free, freeAt } = await freeSends(transaction, claim);
        if (freeAt !== undefined) return { leads: [], freeAt };
        const leads = await takeDue(transaction, kind, claim, Math.min(claim.limit, free));
        if (leads.length > 0) {
          const { destination, leaseEnds } = claim;
          await transaction
            .insertInto('sends')
            .values(leads.map((lead) => ({ id: sendId(lead), destination, counts_until: leaseEnds })))
            .execute();
        }
        return { leads };
      }),

    record: (lead, outcome, now, sendCountsUntil) =>
      write(async (transaction) => {
        await transaction
          .updateTable('sends')
          .set({ counts_until: sendCountsUntil })
          .where('id', '=', sendId(lead))
          .execute();
        const isSettled = outcome.state === 'delivered' || outcome.state === 'given-up';
        let update = transaction
          .updateTable('leads')
          .set({
            state: outcome.state,
            next_attempt_at: outcome.nextAttemptAt,
            provider_answer: outcome.providerAnswer.replaceAll('\u0000', ''),
            left_out: outcome.leftOut.join(','),
            settled_at: isSettled ? now : '',
            lease: '',
          })
          .where('id', '=', lead.id);
        if (outcome.state !== 'delivered') update = update.where('lease', '=', lead.lease);
        return (await update.executeTakeFirst()).numUpdatedRows > 0n;
      }),

    retry: (id) =>
      write(async (transaction) => {
        const update = transaction
          .updateTable('leads')
          .set({ state: 'undelivered', next_attempt_at: '', settled_at: '', left_out: '' });
        const some =
          id === undefined
            ? update.where('state', '=', 'given-up')
            : update.where('id', '=', id).where('state', 'in', ['given-up', 'spam']);
        return Number((await some.executeTakeFirst()).numUpdatedRows);
      }),

    forget: (email) =>
      erase((transaction) => transaction.deleteFrom('leads').where('email', '=', emailKey(email))),

    eraseDelivered: (before) =>
      erase((transaction) =>
        transaction.deleteFrom('leads').where('state', '=', 'delivered').where('settled_at', '<', before),
      ),

    async backlog() {
      const row = await queries
        .selectFrom('leads')
        .select((from) => [from.fn.countAll().as('count'), from.fn.min('received_at').as('oldest')])
        .where('state', '=', 'undelivered')
        .executeTakeFirst();
      const undelivered = Number(row?.count ?? 0);
      return row === undefined || undelivered === 0 ? { undelivered } : { undelivered, oldest: row.oldest };
    },

    async count() {
      const rows = await queries
        .selectFrom('leads')
        .select((from) => ['state', from.fn.countAll().as('count')])
        .groupBy('state')
        .execute();
      const counts = noLeads();
      for (const { state, count } of rows) counts[state] = Number(count);
      return counts;
    },

    async countForms() {
      const rows = await queries
        .selectFrom('leads')
        .select((from) => ['form_id', 'state', from.fn.countAll().as('count')])
        .groupBy(['form_id', 'state'])
        .orderBy('form_id')
        .execute();
      const forms: Record<string, Record<LeadState, number>> = {};
      for (const { form_id: form, state, count } of rows) {
        forms[form] ??= noLeads();
        forms[form][state] = Number(count);
      }
      return forms;
    },

    async isReady() {
      // Only a write that is committed shows that there is room for another one.
      const now = new Date().toISOString();
      const written = await write((transaction) =>
        transaction.updateTable('probe').set({ written_at: now }).where('id', '=', 1).executeTakeFirst(),
      );
      return written.numUpdatedRows > 0n;
    },

    async close() {
      await inserts.settle();
      await queries.destroy();
    },
  };
}
