import type { z } from 'zod';
import { keptUntilEdit } from '../../content/contentCache.ts';
import { parseContent } from '../../content/parseContent.ts';
import { readYaml } from '../../content/readContent.ts';
import type { WindowName } from '../windowNames.ts';
import { windowSchemas } from './windowSchemas.ts';

type Schemas = typeof windowSchemas;

/** Where a window's texts are: those of a name ending in Uae are with the regional ones. */
function fileOf(name: WindowName): string {
  return name.endsWith('Uae') ? `windows/en-AE/${name.slice(0, -3)}.yaml` : `windows/en/${name}.yaml`;
}

const read = keptUntilEdit((name: WindowName): unknown => {
  const { data, file } = readYaml(fileOf(name));
  return parseContent<z.ZodType>(windowSchemas[name], data, file);
});

/**
 * The texts of a product window, from content/windows. All windows show one night: at 02:14 case 14 at Pellow, Harbour
 * Road leaks; at 03:52 its record is closed. Customers, vendors and people are fictional. Throws ContentError.
 */
export function windowData<Name extends WindowName>(name: Name): z.output<Schemas[Name]> {
  return read(name) as z.output<Schemas[Name]>;
}
