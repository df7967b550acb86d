import type { Transaction } from 'kysely';
import { ClockStepDetector } from './ClockStepDetector.ts';
import { claimLeads, sendId, UNREADABLE } from './claimLeads.ts';
import { createErasures } from './createErasures.ts';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { emailKey, type LeadTables, leadOf } from './database/LeadTables.ts';
import { insertLead } from './insertLead.ts';
import { LEAD_STATES, type LeadState } from './Lead.ts';
import { COUNT_LIMIT, INSERT_TIMEOUT, type LeadStore } from './LeadStore.ts';
import { migrate } from './migrations.ts';
import { retryWrite } from './retryWrite.ts';
import { timeText } from './timeText.ts';

type Leads = Transaction<LeadTables>;

const noLeads = (): Record<LeadState, number> => ({ undelivered: 0, delivered: 0, 'given-up': 0, spam: 0 });

/** A store of leads on any of the databases. Throws if a newer release has written it. */
export async function createLeadStore(
  database: LeadDatabase,
  detector: ClockStepDetector = new ClockStepDetector(),
): Promise<LeadStore> {
  const { queries } = database;
  await migrate(database);
  // Every write is a transaction, so that it waits while another process writes.
  const write = <Result>(action: (transaction: Leads) => Promise<Result>) =>
    queries.transaction().execute(action);
  /** Pending inserts. */
  const inserts = new Set<Promise<string>>();

  /** Number of leads in a state, from the index alone. */
  const countState = async (state: LeadState, atMost?: number) => {
    let some = queries.selectFrom('leads').select('state').where('state', '=', state);
    if (atMost !== undefined) some = some.limit(atMost);
    const row = await queries
      .selectFrom(some.as('some'))
      .select((from) => from.fn.countAll().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };

  return {
    async insert(lead, timeout = INSERT_TIMEOUT) {
      const insert = retryWrite(
        async (signal) => {
          const id = await database.inserts.transaction().execute((transaction) => {
            // It may have been queued for longer than its caller waits.
            signal.throwIfAborted();
            return insertLead(transaction, lead);
          });
          database.assertInPlace();
          return id;
        },
        database.isTransient,
        timeout,
      );
      inserts.add(insert);
      return insert.finally(() => inserts.delete(insert));
    },

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

    async claim(claim) {
      const result = await write((transaction) => claimLeads(database, transaction, claim, detector));
      if (detector.needsRepair) detector.repaired();
      return result;
    },

    record: (lead, outcome, sendCounts) =>
      write(async (transaction) => {
        const now = await database.now(transaction);
        await transaction
          .updateTable('sends')
          .set({ counts_until: timeText(now + sendCounts) })
          .where('id', '=', sendId(lead))
          .execute();
        const isSettled = outcome.state === 'delivered' || outcome.state === 'given-up';
        let update = transaction
          .updateTable('leads')
          .set({
            state: outcome.state,
            // The next attempt is counted from this time; it is corrected if the clock is set back.
            attempted_at: timeText(now),
            next_attempt_at: outcome.wait === undefined ? '' : timeText(now + outcome.wait),
            provider_answer: outcome.providerAnswer.replaceAll('\u0000', ''),
            left_out: outcome.leftOut.join(','),
            settled_at: isSettled ? timeText(now) : '',
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

    ...createErasures(database, write),

    async backlog() {
      const [undelivered, row] = await Promise.all([
        countState('undelivered', COUNT_LIMIT),
        queries
          .selectFrom('leads')
          .select((from) => from.fn.min('received_at').as('oldest'))
          .where('state', '=', 'undelivered')
          .executeTakeFirst(),
      ]);
      return undelivered === 0 || !row ? { undelivered: 0 } : { undelivered, oldest: row.oldest };
    },

    async count(atMost) {
      const counts = noLeads();
      for (const state of LEAD_STATES) counts[state] = await countState(state, atMost);
      return counts;
    },

    async countUnreadable() {
      // Looked up at each scrape: the newest are enough to tell.
      const givenUp = queries
        .selectFrom('leads')
        .select('provider_answer')
        .where('state', '=', 'given-up')
        .orderBy('received_at', 'desc')
        .limit(COUNT_LIMIT);
      const row = await queries
        .selectFrom(givenUp.as('given_up'))
        .select((from) => from.fn.countAll().as('count'))
        .where('provider_answer', '=', UNREADABLE)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
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
      // Only a committed write proves that there is room for another one.
      const written = await write(async (transaction) =>
        transaction
          .updateTable('probe')
          .set({ written_at: timeText(await database.now(transaction)) })
          .where('id', '=', 1)
          .executeTakeFirst(),
      );
      database.assertInPlace();
      return written.numUpdatedRows > 0n;
    },

    async close() {
      await Promise.allSettled(inserts);
      await database.close();
    },
  };
}
