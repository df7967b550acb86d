import type { Transaction } from 'kysely';
import { type LeadTables, rowOf } from './database/LeadTables.ts';
import type { Lead } from './Lead.ts';

/**
 * Writes leads that are not there yet, and returns for each the id under which it is kept: its own, or that of the lead
 * that came under the same submission id before it.
 */
export async function insertLeads(
  transaction: Transaction<LeadTables>,
  leads: readonly Lead[],
): Promise<string[]> {
  const inserted = await transaction
    .insertInto('leads')
    .values(leads.map(rowOf))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  const kept = new Set(inserted.map(({ id }) => id));
  if (kept.size === leads.length) return leads.map(({ id }) => id);

  const others = leads.filter(({ id }) => !kept.has(id));
  const submissions = others.flatMap(({ submissionId }) => submissionId ?? []);
  const found = await transaction
    .selectFrom('leads')
    .select(['id', 'submission_id'])
    .where((where) =>
      where.or([
        where(
          'id',
          'in',
          others.map(({ id }) => id),
        ),
        ...(submissions.length > 0 ? [where('submission_id', 'in', submissions)] : []),
      ]),
    )
    .execute();
  for (const { id } of found) kept.add(id);
  const bySubmission = new Map(found.map(({ id, submission_id }) => [submission_id, id]));
  return leads.map(({ id, submissionId }) => {
    const known = kept.has(id) ? id : bySubmission.get(submissionId ?? '');
    if (known === undefined) throw new Error('a lead was neither written nor there before');
    return known;
  });
}
