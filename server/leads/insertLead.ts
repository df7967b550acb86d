import type { Transaction } from 'kysely';
import { type LeadTables, rowOf } from './database/LeadTables.ts';
import type { Lead } from './Lead.ts';

/**
 * Writes a new lead, and returns the id under which it is stored: its own, or that of an earlier lead with the same
 * submission id.
 */
export async function insertLead(transaction: Transaction<LeadTables>, lead: Lead): Promise<string> {
  const { id, submissionId, earlierSubmissionId } = lead;
  const ids = transaction.selectFrom('leads').select('id');
  if (earlierSubmissionId) {
    const earlier = await ids.where('submission_id', '=', earlierSubmissionId).executeTakeFirst();
    if (earlier !== undefined) return earlier.id;
  }
  const inserted = await transaction
    .insertInto('leads')
    .values(rowOf(lead))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted !== undefined) return id;
  // An earlier commit may have succeeded and its response been lost: then the lead is there under its own id.
  const own = await ids.where('id', '=', id).executeTakeFirst();
  const kept = own ?? (await ids.where('submission_id', '=', submissionId || '').executeTakeFirst());
  if (kept === undefined) throw new Error('a lead was neither written nor already stored');
  return kept.id;
}
