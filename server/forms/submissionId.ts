import { createHash, randomUUID } from 'node:crypto';
import { ELAPSED_FIELD, SUBMISSION_FIELD } from '../../shared/forms/fieldNames.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** For how long identical content counts as one submission, in ms: at least this, at most twice it. */
const SAME_CONTENT = 60_000;

/** The id that a submission was sent under, or undefined: a page without JavaScript has none on its first attempt. */
export function givenSubmissionId(typed: SubmittedValues): string | undefined {
  const given = Object.hasOwn(typed, SUBMISSION_FIELD) ? typed[SUBMISSION_FIELD] : undefined;
  return given !== undefined && UUID.test(given) ? given.toLowerCase() : undefined;
}

/** Adds an id to a submission without one, for the page on which it comes back. */
export function withSubmissionId(typed: SubmittedValues): SubmittedValues {
  return { ...typed, [SUBMISSION_FIELD]: givenSubmissionId(typed) ?? randomUUID() };
}

/** A digest as a UUID version 8 (RFC 9562), whose content is up to the application. */
function uuidOf(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16);
  bytes[6] = 0x80 | ((bytes[6] ?? 0) & 0x0f);
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The key under which a submission is stored, from its form, the id it was sent under and its validated values. Values
 * that were changed before another attempt make another submission, and so does another form: neither must be mistaken
 * for the stored one. Empty without an id.
 */
export function submissionKey(formId: string, id: string, values: SubmittedValues): string {
  if (id === '') return '';
  const sorted = Object.entries(values).sort(([first], [second]) => (first < second ? -1 : 1));
  return uuidOf(JSON.stringify([formId, id, sorted]));
}

/**
 * Ids for a complete submission without one, derived from its content: pressing the button twice gives the same ids
 * on every server. earlier is the id of the same content in the previous minute.
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
