import { ELAPSED_FIELD, HONEYPOT_FIELD } from '../../shared/forms/fieldNames.ts';
import type { SubmittedValues } from '../../shared/forms/SubmittedValues.ts';

/**
 * honeypot: a field was filled in that people do not see. fast: a script says that the form was sent sooner than
 * somebody can read it.
 */
export type SpamMark = 'honeypot' | 'fast';

/** Shortest time in which a person opens a page and sends a form, in ms. A browser that fills in takes a second. */
const SHORTEST = 1500;

/**
 * What makes a submission look like spam. It is kept either way and answered the same. Without JavaScript the time is
 * not known, and counts for nothing.
 */
export function spamMarks(typed: SubmittedValues): SpamMark[] {
  const read = (name: string) => (Object.hasOwn(typed, name) ? (typed[name] ?? '') : '');
  const marks: SpamMark[] = [];
  if (read(HONEYPOT_FIELD) !== '') marks.push('honeypot');
  const elapsed = read(ELAPSED_FIELD);
  if (/^\d{1,9}$/.test(elapsed) && Number(elapsed) < SHORTEST) marks.push('fast');
  return marks;
}
