import type { z } from 'zod';
import { keptUntilEdit } from '../../content/files/contentCache.ts';
import type { Locale } from '../../content/files/locale.ts';
import { parseContent } from '../../content/reading/parseContent.ts';
import { hasContent, readYaml } from '../../content/reading/readContent.ts';
import type { WindowName } from '../windowNames.ts';
import { tellingStoryOf } from './storyRows.ts';
import { windowSchemas } from './windowSchemas.ts';

type Schemas = typeof windowSchemas;

const readers = keptUntilEdit((locale: Locale) =>
  keptUntilEdit((name: WindowName): unknown => {
    const own = `windows/${locale}/${name}.yaml`;
    const { data, file } = readYaml(hasContent(own) ? own : `windows/en/${name}.yaml`, locale);
    return tellingStoryOf(locale, () => parseContent<z.ZodType>(windowSchemas[name], data, file));
  }),
);

/**
 * The texts of a product window, from content/windows: those of the locale, or else those of the default language. All
 * windows show the same night: at 02:14 case 14 leaks, at Pellow, Harbor Road or at another region's store; at 03:52 its
 * record is closed. Customers, vendors and people are fictional. Throws ContentError.
 */
export function windowData<Name extends WindowName>(
  name: Name,
  locale: Locale = 'en',
): z.output<Schemas[Name]> {
  return readers(locale)(name) as z.output<Schemas[Name]>;
}
