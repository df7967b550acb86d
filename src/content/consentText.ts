import { type ConsentText, consentTextSchema } from '../../shared/tracking/consentTextSchema.ts';
import type { Locale } from './locale.ts';
import { readRegional } from './readRegional.ts';

/** The text of the consent dialog in a locale. Throws ContentError for an invalid file. */
export function consentText(locale: Locale): ConsentText {
  return readRegional('consent', locale, consentTextSchema);
}
