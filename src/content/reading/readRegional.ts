import type { z } from 'zod';
import type { Locale } from '../files/locale.ts';
import { placeInPage } from './fieldPlace.ts';
import { mergeLocale } from './mergeLocale.ts';
import { parseContent } from './parseContent.ts';
import { hasContent, readYaml } from './readContent.ts';

/**
 * Reads a file that each locale may have its own version of, such as content/chrome/en-AE.yaml, merged over the default
 * language's; a locale without one has the default's. Throws ContentError, which names the faulty file: the region's own or the default one.
 */
export function readRegional<Schema extends z.ZodType>(
  folder: string,
  locale: Locale,
  schema: Schema,
): z.output<Schema> {
  const base = readYaml(`${folder}/en.yaml`, locale);
  const path = `${folder}/${locale}.yaml`;
  if (locale === 'en' || !hasContent(path)) return parseContent(schema, base.data, base.file);
  const own = readYaml(path);
  const data = mergeLocale(base.data as never, own.data as never, own.file, base.file);
  const origin = { file: own.file, base: base.file };
  return parseContent(schema, data, (path) => placeInPage(origin, path, data));
}
