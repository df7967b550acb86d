import type { z } from 'zod';
import { keptUntilEdit } from '../../content/contentCache.ts';
import { parseContent } from '../../content/parseContent.ts';
import { readYaml } from '../../content/readContent.ts';
import type { WindowName } from '../windowNames.ts';
import { windowSchemas } from './windowSchemas.ts';

type Schemas = typeof windowSchemas;

/** Where the words of a window stand: those of a name that ends in Uae among the regional ones. */
function fileOf(name: WindowName): string {
  return name.endsWith('Uae') ? `windows/en-AE/${name.slice(0, -3)}.yaml` : `windows/en/${name}.yaml`;
}

const read = keptUntilEdit((name: WindowName): unknown => {
  const { data, file } = readYaml(fileOf(name));
  return parseContent<z.ZodType>(windowSchemas[name], data, file);
});

/**
 * What a product window says, from content/windows. All windows tell of one night: at 02:14 case 14 at Pellow, Harbour
 * Road leaks; at 03:52 its record closes. Customers, vendors and people are invented. Throws ContentError.
 */
export function windowData<Name extends WindowName>(name: Name): z.output<Schemas[Name]> {
  return read(name) as z.output<Schemas[Name]>;
}
