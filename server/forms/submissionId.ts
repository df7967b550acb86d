import { randomUUID } from 'node:crypto';
import { SUBMISSION_FIELD } from '../../shared/forms/fieldNames.ts';
import type { SubmittedValues } from '../../shared/forms/validateSubmission.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * A submission with the id that it was sent under, or with a new one: a page without JavaScript has none until it comes
 * back from the server, which may have stored the lead all the same.
 */
export function withSubmissionId(typed: SubmittedValues): SubmittedValues {
  const given = Object.hasOwn(typed, SUBMISSION_FIELD) ? typed[SUBMISSION_FIELD] : undefined;
  const id = given !== undefined && UUID.test(given) ? given.toLowerCase() : randomUUID();
  return { ...typed, [SUBMISSION_FIELD]: id };
}
