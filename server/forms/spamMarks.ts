import { ELAPSED_FIELD, HONEYPOT_FIELD } from '../../shared/forms/fieldNames.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';

/**
 * honeypot: a field that people do not see was filled in. fast: according to a script, the form was sent sooner than
 * anybody can read it.
 */
export type SpamMark = 'honeypot' | 'fast';

/** Minimum time in which a person opens a page and sends a form, in ms. Autofill takes a second. */
const SHORTEST = 1500;

/**
 * What makes a submission look like spam. It is stored either way and gets the same response. Without JavaScript the
 * time is unknown and does not count.
 */
export function spamMarks(typed: SubmittedValues): SpamMark[] {
  const read = (name: string) => (Object.hasOwn(typed, name) ? (typed[name] ?? '') : '');
  const marks: SpamMark[] = [];
  if (read(HONEYPOT_FIELD) !== '') marks.push('honeypot');
  const elapsed = read(ELAPSED_FIELD);
  if (/^\d{1,9}$/.test(elapsed) && Number(elapsed) < SHORTEST) marks.push('fast');
  return marks;
}
