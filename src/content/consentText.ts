import { type ConsentText, consentTextSchema } from '../../shared/tracking/consentTextSchema.ts';
import type { Locale } from './locale.ts';
import { readRegional } from './readRegional.ts';

/** The words of the question for consent in a locale. Throws ContentError for a file that does not fit. */
export function consentText(locale: Locale): ConsentText {
  return readRegional('consent', locale, consentTextSchema);
}
