import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { ClockStepDetector } from './ClockStepDetector.ts';
import type { LeadDatabase } from './database/LeadDatabase.ts';
import { type LeadTables, leadOf } from './database/LeadTables.ts';
import type { ClaimedLead, ClaimResult, LeadClaim } from './LeadStore.ts';
import type { SeenLeases } from './SeenLeases.ts';
import { timeText } from './timeText.ts';

type Leads = Transaction<LeadTables>;

/** A claim with the time of the database's clock, in ms. */
interface TimedClaim extends LeadClaim {
  now: number;
}

export const sendId = (lead: Pick<ClaimedLead, 'id' | 'lease'>) => `${lead.id} ${lead.lease}`;

/**
 * Leads postponed before the clock was set back would be due only when it gets there again. Makes them due now or, if
 * they may be in flight, after another lease.
 */
async function resetFutureAttempts(transaction: Leads, { now, lease }: TimedClaim): Promise<void> {
  const postponeTo = (time: number) => ({ next_attempt_at: timeText(time) });
  await transaction
    .updateTable('leads')
    .set(postponeTo(now))
    .where('state', '=', 'undelivered')
    .where('lease', '=', '')
    .where('attempted_at', '>', timeText(now))
    .where('next_attempt_at', '>', timeText(now))
    .execute();
  await transaction
    .updateTable('leads')
    .set(postponeTo(now + lease))
    .where('state', '=', 'undelivered')
    .where('lease', '<>', '')
    .where('next_attempt_at', '>', timeText(now + lease))
    .execute();
}

/** Removes sends that no longer count, and returns how many more are allowed. */
async function freeSends(transaction: Leads, claim: TimedClaim): Promise<{ free: number; freeIn?: number }> {
  await transaction
    .deleteFrom('sends')
    .where('destination', '=', claim.destination)
    .where((where) =>
      where.or([
        where('counts_until', '<=', timeText(claim.now)),
        // Later than any claim could have set it: the clock was ahead at that time.
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

/** Number of sends checked in a claim: more than all servers together have in flight. */
const SENDS_SEEN = 500;

/** Records which leases exist, so that their age is known. */
async function recordLeases(
  transaction: Leads,
  { destination, lease }: TimedClaim,
  seen: SeenLeases,
): Promise<void> {
  const sends = await transaction
    .selectFrom('sends')
    .select('id')
    .where('destination', '=', destination)
    // Those still in flight count the longest.
    .orderBy('counts_until', 'desc')
    .limit(SENDS_SEEN)
    .execute();
  for (const { id } of sends) seen.isOlderThan(id, lease);
  seen.forgetOlderThan(3 * lease);
}

/**
 * Matches lead data with the promise that there is no list. JSON escapes the quotes in what a visitor typed, so nothing
 * else matches.
 */
const LIST_PROMISE = '%"list_promise":true%';

/** Ids of due leads in scope, never-attempted ones first, without those that may be in flight. */
async function findDue(
  transaction: Leads,
  kind: LeadDatabase['kind'],
  claim: TimedClaim,
  limit: number,
  detector: ClockStepDetector,
): Promise<string[]> {
  const { scope, now, lease } = claim;
  const forms = 'only' in scope ? scope.only : scope.except;
  if (forms.length === 0 && 'only' in scope) return [];
  let due = transaction
    .selectFrom('leads')
    .select(['id', 'lease'])
    .where('state', '=', 'undelivered')
    .where('next_attempt_at', '<=', timeText(now))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit);
  if (forms.length > 0)
    due = due.where((where) => {
      const isForList = where.and([
        where('form_id', 'in', forms),
        where('lead_data', 'not like', LIST_PROMISE),
      ]);
      return 'only' in scope ? isForList : where.not(isForList);
    });
  // Skip a lead that another process is about to claim, instead of waiting for it.
  if (kind === 'postgres') due = due.forUpdate().skipLocked();
  const mayBeInFlight = (row: { id: string; lease: string }) =>
    row.lease !== '' && (!detector.leases.isOlderThan(sendId(row), lease) || !detector.isTrusted);
  const held: string[] = [];
  for (;;) {
    const rows = await (held.length === 0 ? due : due.where('id', 'not in', held)).execute();
    const early = rows.filter(mayBeInFlight);
    if (early.length === 0) return rows.map(({ id }) => id);
    held.push(...early.map(({ id }) => id));
  }
}

/** Claims due leads, counting an attempt for each. */
async function takeDue(
  transaction: Leads,
  kind: LeadDatabase['kind'],
  claim: TimedClaim,
  limit: number,
  detector: ClockStepDetector,
): Promise<ClaimedLead[]> {
  const ids = await findDue(transaction, kind, claim, limit, detector);
  if (ids.length === 0) return [];
  const lease = randomUUID();
  const rows = await transaction
    .updateTable('leads')
    .set((from) => ({
      attempts: from('attempts', '+', 1),
      attempted_at: timeText(claim.now),
      next_attempt_at: timeText(claim.now + claim.lease),
      lease,
    }))
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  for (const { id } of rows) detector.leases.isOlderThan(sendId({ id, lease }), claim.lease);
  return rows.map((row) => ({ ...leadOf(row), lease }));
}

/** Recorded as the response for a lead whose row cannot be read. */
export const UNREADABLE = 'not sent: its row cannot be read';

/** Gives up leads that cannot be read, so that they do not block the others forever. */
async function giveUpUnreadable(transaction: Leads, now: number, ids: readonly string[]): Promise<void> {
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
  detector: ClockStepDetector,
): Promise<ClaimResult> {
  // Counting sends and claiming leads must be one step for all processes, or two of them could exceed the limit.
  await database.lock(transaction, `sends to ${asked.destination}`);
  const claim = { ...asked, now: await database.now(transaction) };
  detector.check(claim.now, claim.lease);
  await recordLeases(transaction, claim, detector.leases);
  if (detector.needsRepair) await resetFutureAttempts(transaction, claim);
  const { free, freeIn } = await freeSends(transaction, claim);
  if (freeIn !== undefined) return { leads: [], unreadable: [], freeIn };
  const taken = await takeDue(transaction, database.kind, claim, Math.min(claim.limit, free), detector);
  const leads = taken.filter(({ isUnreadable }) => !isUnreadable);
  const unreadable = taken.filter(({ isUnreadable }) => isUnreadable).map(({ id }) => id);
  if (unreadable.length > 0) await giveUpUnreadable(transaction, claim.now, unreadable);
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
