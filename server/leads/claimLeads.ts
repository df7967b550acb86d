import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ClockWatch } from './ClockWatch.ts';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { type LeadTables, leadOf } from './database/LeadTables.ts';
import type { ClaimedLead, ClaimResult, LeadClaim } from './LeadStore.ts';
import { timeText } from './timeText.ts';

type Leads = Transaction<LeadTables>;

/** A claim at a moment of the database's clock, in ms. */
interface TimedClaim extends LeadClaim {
  now: number;
}

export const sendId = (lead: ClaimedLead) => `${lead.id} ${lead.lease}`;

/**
 * What was put off before the clock was set back would be due only when it gets there again: it is due now, or, where it
 * may be on its way, after another lease.
 */
async function undoFuture(transaction: Leads, { now, lease }: TimedClaim): Promise<void> {
  const putOff = (time: number) => ({ next_attempt_at: timeText(time) });
  await transaction
    .updateTable('leads')
    .set(putOff(now))
    .where('state', '=', 'undelivered')
    .where('lease', '=', '')
    .where('attempted_at', '>', timeText(now))
    .where('next_attempt_at', '>', timeText(now))
    .execute();
  await transaction
    .updateTable('leads')
    .set(putOff(now + lease))
    .where('state', '=', 'undelivered')
    .where('lease', '<>', '')
    .where('next_attempt_at', '>', timeText(now + lease))
    .execute();
}

/** Frees the sends that count no longer, and says how many more may be sent. */
async function freeSends(transaction: Leads, claim: TimedClaim): Promise<{ free: number; freeIn?: number }> {
  await transaction
    .deleteFrom('sends')
    .where('destination', '=', claim.destination)
    .where((where) =>
      where.or([
        where('counts_until', '<=', timeText(claim.now)),
        // Later than any claim could set it: the clock was ahead then.
        where('counts_until', '>', timeText(claim.now + claim.lease)),
      ]),
    )
    .execute();
  const counted = await transaction
    .selectFrom('sends')
    .select((from) => [from.fn.countAll().as('count'), from.fn.min('counts_until').as('freeAt')])
    .where('destination', '=', claim.destination)
    .executeTakeFirst();
  const free = claim.sendLimit - Number(counted?.count ?? 0);
  if (free > 0 || counted === undefined) return { free };
  return { free: 0, freeIn: Math.max(1, Date.parse(counted.freeAt) - claim.now) };
}

/** Takes due leads of a scope, those never tried first, and marks each as tried. */
async function takeDue(
  transaction: Leads,
  kind: LeadDatabase['kind'],
  claim: TimedClaim,
  limit: number,
  believesLeases: boolean,
): Promise<ClaimedLead[]> {
  const lease = randomUUID();
  const { scope, now } = claim;
  const [comparison, forms] =
    'only' in scope ? (['in', scope.only] as const) : (['not in', scope.except] as const);
  if (forms.length === 0 && comparison === 'in') return [];
  let due = transaction
    .selectFrom('leads')
    .select('id')
    .where('state', '=', 'undelivered')
    .where('next_attempt_at', '<=', timeText(now))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit);
  if (forms.length > 0) due = due.where('form_id', comparison, forms);
  if (!believesLeases) due = due.where('lease', '=', '');
  // A lead that another process is about to take is left to it instead of being waited for.
  if (kind === 'postgres') due = due.forUpdate().skipLocked();
  const rows = await transaction
    .with('due', () => due)
    .updateTable('leads')
    .set((from) => ({
      attempts: from('attempts', '+', 1),
      attempted_at: timeText(now),
      next_attempt_at: timeText(now + claim.lease),
      lease,
    }))
    .where('id', 'in', (from) => from.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return rows.map((row) => ({ ...leadOf(row), lease }));
}

/** What is written beside a lead whose row cannot be read. */
const UNREADABLE = 'not sent: its row cannot be read';

/** Gives up leads that cannot be read, so that they do not stand before the others for ever. */
async function putAside(transaction: Leads, now: number, ids: readonly string[]): Promise<void> {
  await transaction
    .updateTable('leads')
    .set({ state: 'given-up', settled_at: timeText(now), provider_answer: UNREADABLE, lease: '' })
    .where('id', 'in', ids)
    .execute();
}

/** LeadStore.claim, within a transaction. */
export async function claimLeads(
  database: LeadDatabase,
  transaction: Leads,
  asked: LeadClaim,
  watch: ClockWatch,
): Promise<ClaimResult> {
  // Counting sends and taking leads is one step for all processes, or two of them could pass the limit.
  await database.lock(transaction, `sends to ${asked.destination}`);
  const claim = { ...asked, now: await database.now(transaction) };
  const believesLeases = watch.believesLeases(claim.now, claim.lease);
  if (watch.isToUndo) await undoFuture(transaction, claim);
  const { free, freeIn } = await freeSends(transaction, claim);
  if (freeIn !== undefined) return { leads: [], unreadable: [], freeIn };
  const taken = await takeDue(transaction, database.kind, claim, Math.min(claim.limit, free), believesLeases);
  const leads = taken.filter(({ isUnreadable }) => !isUnreadable);
  const unreadable = taken.filter(({ isUnreadable }) => isUnreadable).map(({ id }) => id);
  if (unreadable.length > 0) await putAside(transaction, claim.now, unreadable);
  if (leads.length > 0) {
    const countsUntil = timeText(claim.now + claim.lease);
    await transaction
      .insertInto('sends')
      .values(
        leads.map((lead) => ({
          id: sendId(lead),
          destination: claim.destination,
          counts_until: countsUntil,
        })),
      )
      .execute();
  }
  return { leads, unreadable };
}
