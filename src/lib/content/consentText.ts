import { join } from 'node:path';
import { type ConsentText, consentTextSchema } from '../../../shared/tracking/consentTextSchema.ts';
import { mergeLocale } from './mergeLocale.ts';
import type { Locale } from './pages.ts';
import { parseContent } from './parseContent.ts';
import { CONTENT_ROOT, parseYaml, readContentText } from './readContent.ts';

/** The words of the question for consent in a locale. Throws ContentError for a file that does not fit. */
export function consentText(locale: Locale): ConsentText {
  const read = (name: string) =>
    parseYaml(readContentText(`consent/${name}.yaml`), join(CONTENT_ROOT, 'consent', `${name}.yaml`));
  const file = join(CONTENT_ROOT, 'consent', `${locale}.yaml`);
  const base = read('en');
  const data = locale === 'en' ? base : mergeLocale(base as never, read(locale) as never, file);
  return parseContent(consentTextSchema, data, file);
}
