import type { Transaction } from 'kysely';
import { createLeadId } from './createLeadId.ts';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { emailKey, type LeadTables, leadOf } from './database/LeadTables.ts';
import { LEAD_STATES, type LeadState } from './Lead.ts';
import type { AuditEntry, Erasure, LeadStore } from './LeadStore.ts';
import { timeText } from './timeText.ts';

type Leads = Transaction<LeadTables>;
type Write = <Result>(action: (transaction: Leads) => Promise<Result>) => Promise<Result>;

/** Leads erased in one transaction, for which new leads wait (some 20 ms). */
const BATCH = 200;

/** Maximum number of ids recorded with an erasure. */
const IDS_KEPT = 100;

/** How long the audit log is kept, in ms: three years. */
const AUDIT_AGE = 3 * 365 * 24 * 3_600_000;

async function writeAudit(
  transaction: Leads,
  now: number,
  { actor, action, subject, leads }: Omit<AuditEntry, 'at'>,
): Promise<void> {
  await transaction
    .insertInto('audit')
    .values({ id: createLeadId(now), at: timeText(now), actor, action, subject, leads })
    .execute();
}

/**
 * How far the clock may jump ahead between two checks before it is distrusted, and for how long it then is, in ms.
 */
const JUMP = 48 * 3_600_000;
const HOLD = 24 * 3_600_000;

/**
 * Compares the clock with the time of the last check. Returns the time until which nothing may be erased, or
 * undefined if leads may be erased now. A clock set years ahead would otherwise erase every lead within the hour;
 * this gives the operator a day to correct it. The state is in the store because a restart must neither end the wait
 * nor start it over.
 */
async function holdAfterJump(transaction: Leads, now: number): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('retention')
    .selectAll()
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const looked = row.looked_at === '' ? now : Date.parse(row.looked_at);
  const held = row.held_until === '' ? 0 : Date.parse(row.held_until);
  let until = held;
  if (now - looked > JUMP) until = now + HOLD;
  // The wait is over, or the clock has been set back to before the jump.
  else if (now >= held || held - now > HOLD) until = 0;
  await transaction
    .updateTable('retention')
    .set({ looked_at: timeText(now), held_until: until === 0 ? '' : timeText(until) })
    .where('id', '=', 1)
    .execute();
  return until === 0 ? undefined : timeText(until);
}

/** The column from which the retention period of a state is counted. */
const beginOf = (state: LeadState) =>
  state === 'delivered' || state === 'given-up' ? ('settled_at' as const) : ('received_at' as const);

/**
 * How long a delivery in progress protects its lead from erasure, in ms: many leases, so that a clock change does not
 * end it early.
 */
const DELIVERY_AGE = 24 * 3_600_000;

/** Erases one batch of leads of a state that have been kept longer than an age, in ms. Returns how many. */
async function eraseBatch(transaction: Leads, state: LeadState, now: number, age: number): Promise<number> {
  const begin = beginOf(state);
  const old = transaction
    .selectFrom('leads')
    .select('id')
    .where('state', '=', state)
    // The index of settled leads excludes rows without that time.
    .where(begin, '<>', '')
    .where(begin, '<', timeText(now - age))
    // A lead that is being delivered is left alone until its delivery is recorded, which a killed server never does.
    .where((where) =>
      where.or([where('lease', '=', ''), where('attempted_at', '<', timeText(now - DELIVERY_AGE))]),
    )
    .limit(BATCH);
  const deleted = await transaction.deleteFrom('leads').where('id', 'in', old).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** The part of the store that erases leads and keeps the audit log. */
export function createErasures(
  database: LeadDatabase,
  write: Write,
): Pick<LeadStore, 'forget' | 'eraseOld' | 'audit' | 'audits'> {
  return {
    async forget(email, actor) {
      const erased = await write(async (transaction) => {
        const rows = await transaction
          .deleteFrom('leads')
          .where('email', '=', emailKey(email))
          .returningAll()
          .execute();
        const ids = rows.map(({ id }) => id).sort();
        const more = ids.length > IDS_KEPT ? ' …' : '';
        const subject = ids.slice(0, IDS_KEPT).join(' ') + more;
        const now = await database.now(transaction);
        await writeAudit(transaction, now, { actor, action: 'forget', subject, leads: ids.length });
        return rows.map(leadOf);
      });
      const isPurged = erased.length === 0 || (await database.purge());
      return { leads: erased, ...(!isPurged && { lingers: true }) };
    },

    async eraseOld(ages) {
      const heldUntil = await write(async (transaction) =>
        holdAfterJump(transaction, await database.now(transaction)),
      );
      const erased: Erasure['erased'] = {};
      if (heldUntil !== undefined) return { erased, heldUntil };
      for (const state of LEAD_STATES) {
        const age = ages[state];
        if (age === undefined) continue;
        for (;;) {
          const count = await write(async (transaction) => {
            const now = await database.now(transaction);
            const taken = await eraseBatch(transaction, state, now, age);
            if (taken > 0)
              await writeAudit(transaction, now, {
                actor: 'server',
                action: 'expire',
                subject: state,
                leads: taken,
              });
            return taken;
          });
          if (count > 0) erased[state] = (erased[state] ?? 0) + count;
          if (count < BATCH) break;
          // Let leads that arrived in the meantime be written before the next batch.
          await new Promise((resolve) => setImmediate(resolve));
        }
      }
      await write(async (transaction) => {
        const before = timeText((await database.now(transaction)) - AUDIT_AGE);
        await transaction.deleteFrom('audit').where('at', '<', before).execute();
      });
      // Even if nothing was erased now: another process may have kept earlier ones in the log.
      const isPurged = await database.purge();
      return { erased, ...(!isPurged && { lingers: true }) };
    },

    audit: (entry) =>
      write(async (transaction) => writeAudit(transaction, await database.now(transaction), entry)),

    async audits(limit) {
      let query = database.queries
        .selectFrom('audit')
        .select(['at', 'actor', 'action', 'subject', 'leads'])
        .orderBy('id', 'desc');
      if (limit !== undefined) query = query.limit(limit);
      const rows = await query.execute();
      return rows.map((row) => ({ ...row, action: row.action as AuditEntry['action'] }));
    },
  };
}
