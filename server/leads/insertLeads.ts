import type { Transaction } from 'kysely';
import { type LeadTables, rowOf } from './database/LeadTables.ts';
import type { Lead } from './Lead.ts';

/** Maps submission ids to the ids of the leads stored under them. */
async function findSubmissions(
  transaction: Transaction<LeadTables>,
  submissions: readonly string[],
): Promise<Map<string, string>> {
  if (submissions.length === 0) return new Map();
  const rows = await transaction
    .selectFrom('leads')
    .select(['id', 'submission_id'])
    .where('submission_id', 'in', submissions)
    .execute();
  return new Map(rows.map(({ id, submission_id }) => [submission_id, id]));
}

/**
 * Writes new leads, and returns the id under which each is stored: its own, or that of an earlier lead with the same
 * submission id.
 */
export async function insertLeads(
  transaction: Transaction<LeadTables>,
  leads: readonly Lead[],
): Promise<string[]> {
  const earlier = await findSubmissions(
    transaction,
    leads.flatMap(({ earlierSubmissionId }) => earlierSubmissionId || []),
  );
  const earlierIdOf = ({ earlierSubmissionId }: Lead) => earlier.get(earlierSubmissionId || '');
  const fresh = leads.filter((lead) => earlierIdOf(lead) === undefined);
  const freshIds = await insertFresh(transaction, fresh);
  return leads.map((lead) => {
    const id = earlierIdOf(lead) ?? freshIds.get(lead.id);
    if (id === undefined) throw new Error('a lead was neither written nor there before');
    return id;
  });
}

/** Writes leads unless one with the same id or submission id exists. Returns the id under which each is stored. */
async function insertFresh(
  transaction: Transaction<LeadTables>,
  leads: readonly Lead[],
): Promise<Map<string, string>> {
  if (leads.length === 0) return new Map();
  const inserted = await transaction
    .insertInto('leads')
    .values(leads.map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const kept = new Map(inserted.map(({ id }) => [id, id]));
  if (kept.size === leads.length) return kept;

  const others = leads.filter(({ id }) => !kept.has(id));
  const bySubmission = await findSubmissions(
    transaction,
    others.flatMap(({ submissionId }) => submissionId || []),
  );
  // An earlier commit succeeded but its response was lost: the lead is there under its own id.
  const own = await transaction
    .selectFrom('leads')
    .select('id')
    .where(
      'id',
      'in',
      others.map(({ id }) => id),
    )
    .execute();
  for (const { id } of own) kept.set(id, id);
  for (const { id, submissionId } of others) {
    const known = bySubmission.get(submissionId || '');
    if (known !== undefined && !kept.has(id)) kept.set(id, known);
  }
  return kept;
}
