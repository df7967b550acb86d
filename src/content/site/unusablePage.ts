import type { ContentFault } from '../files/contentError.ts';
import type { Locale } from '../files/locale.ts';
import { pathOfPage } from '../files/pathOfPage.ts';

/** What is known about a page that cannot be used. */
export interface UnusablePage {
  id: string;
  path: string;
  locale: Locale;
  /** From its file, or else its id: menus that link to it keep working. */
  name: string;
  /** Kind of its entry, from its file: hubs of that kind would list it. */
  kind: unknown;
  faults: readonly ContentFault[];
}

/** The value at a path in a file's data, regardless of other faults. */
const valueAt = (data: unknown, ...keys: string[]): unknown =>
  keys.reduce(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

/** An unusable page, built from as much of its file's data as could be read. */
export function unusablePage(
  { id, data }: { id: string; data?: unknown },
  locale: Locale,
  faults: readonly ContentFault[],
): UnusablePage {
  const name = valueAt(data, 'name');
  return {
    id,
    path: pathOfPage(id),
    locale,
    name: typeof name === 'string' ? name : id,
    kind: valueAt(data, 'entry', 'kind'),
    faults,
  };
}
