import { createHash, randomUUID } from 'node:crypto';
import { ELAPSED_FIELD, SUBMISSION_FIELD } from '../../shared/forms/fieldNames.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Time for which the same content is the same submission, in ms; up to twice that, by when it began. */
const SAME_CONTENT = 60_000;

/** The id that a submission was sent under, or undefined: a page without JavaScript has none on its first try. */
export function givenSubmissionId(typed: SubmittedValues): string | undefined {
  const given = Object.hasOwn(typed, SUBMISSION_FIELD) ? typed[SUBMISSION_FIELD] : undefined;
  return given !== undefined && UUID.test(given) ? given.toLowerCase() : undefined;
}

/** A submission with the id that it was sent under, or with a new one, for the page that it comes back on. */
export function withSubmissionId(typed: SubmittedValues): SubmittedValues {
  return { ...typed, [SUBMISSION_FIELD]: givenSubmissionId(typed) ?? randomUUID() };
}

/** A digest as a UUID version 8 (RFC 9562), whose content is up to its maker. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * What a submission is stored under, from the id that it was sent under and its checked answers: answers that were changed
 * before another try are another submission, which must not be taken for the one that is stored. Empty without an id.
 */
export function submissionKey(id: string, values: SubmittedValues): string {
  if (id === '') return '';
  const answers = Object.entries(values).sort(([first], [second]) => (first < second ? -1 : 1));
  return uuidOf(JSON.stringify([id, answers]));
}

/**
 * Ids for a complete submission that was sent under none, made of what it says: pressing the button twice gives the same
 * ones on every server. earlier is what id was for the same content a moment before, when one minute became the next.
 */
export function contentSubmissionId(
  formId: string,
  typed: SubmittedValues,
  now: number,
): { id: string; earlier: string } {
  const content = Object.entries(typed)
    .filter(([name]) => name !== SUBMISSION_FIELD && name !== ELAPSED_FIELD)
    .sort(([first], [second]) => (first < second ? -1 : 1));
  const period = Math.floor(now / SAME_CONTENT);
  const idIn = (when: number) => uuidOf(JSON.stringify([formId, when, content]));
  return { id: idIn(period), earlier: idIn(period - 1) };
}
