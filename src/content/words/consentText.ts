import { type ConsentText, consentTextSchema } from '../../../shared/tracking/consentTextSchema.ts';
import { keptDespiteFaults } from '../files/keptDespiteFaults.ts';
import type { Locale } from '../files/locale.ts';
import { readRegional } from '../reading/readRegional.ts';

/** The text of the consent dialog in a locale, read once. Throws ContentError for an invalid file. */
export const consentText = keptDespiteFaults(
  (locale: Locale): ConsentText => readRegional('consent', locale, consentTextSchema),
);
