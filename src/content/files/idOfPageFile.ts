import { isLocale } from '../../../shared/site/locales.ts';

/**
 * Id of the page that a content file belongs to, in the default language or in a region; undefined for other files.
 *
 * @param path below the content folder
 */
export function idOfPageFile(path: string): string | undefined {
  const [, locale = '', id] = /^([^/]+)\/(.+)\.(?:yaml|mdx)$/.exec(path) ?? [];
  return isLocale(locale) ? id : undefined;
}
