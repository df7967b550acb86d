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
export const readRegional = <Schema extends z.ZodType>(
  folder: string,
  locale: Locale,
  schema: Schema,
): z.output<Schema> => readMerged(`${folder}/en.yaml`, `${folder}/${locale}.yaml`, locale, schema);

/** The same for files side by side: settings/navigation.yaml with settings/navigation.en-AE.yaml over it. */
export const readVariant = <Schema extends z.ZodType>(
  path: string,
  locale: Locale,
  schema: Schema,
): z.output<Schema> => readMerged(`${path}.yaml`, `${path}.${locale}.yaml`, locale, schema);

/** The same for a document: content/documents/pricing.yaml with content/documents/pricing.en-AE.yaml over it. */
export const readDocument = <Schema extends z.ZodType>(
  name: string,
  locale: Locale,
  schema: Schema,
): z.output<Schema> => readVariant(`documents/${name}`, locale, schema);

/** The same for a record: content/records/customers/pellow.yaml with content/records/fr-FR/customers/pellow.yaml over it. */
export const readRegionalRecord = <Schema extends z.ZodType>(
  path: string,
  locale: Locale,
  schema: Schema,
): z.output<Schema> => readMerged(`records/${path}`, `records/${locale}/${path}`, locale, schema);

function readMerged<Schema extends z.ZodType>(
  basePath: string,
  path: string,
  locale: Locale,
  schema: Schema,
): z.output<Schema> {
  const base = readYaml(basePath, locale);
  if (locale === 'en' || !hasContent(path)) return parseContent(schema, base.data, base.file);
  const own = readYaml(path, locale);
  const data = mergeLocale(base.data as never, own.data as never, own.file, base.file);
  const origin = { file: own.file, base: base.file };
  return parseContent(schema, data, (path) => placeInPage(origin, path, data));
}
