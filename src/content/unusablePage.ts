import type { ContentFault } from './contentError.ts';
import type { Locale } from './locale.ts';
import { pathOfPage } from './pathOfPage.ts';

/** What is known of a page that cannot be used. */
export interface UnusablePage {
  id: string;
  path: string;
  locale: Locale;
  /** As its file says, or its id: menus that lead there go on working. */
  name: string;
  /** Kind of its entry, as its file says: hubs of that kind would list it. */
  kind: unknown;
  faults: readonly ContentFault[];
}

/** What a file says at a place, whatever else is wrong with it. */
const said = (data: unknown, ...keys: string[]): unknown =>
  keys.reduce(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  );

/** A page that cannot be used, from the data of its file as far as that could be read. */
export function unusablePage(
  { id, data }: { id: string; data?: unknown },
  locale: Locale,
  faults: readonly ContentFault[],
): UnusablePage {
  const name = said(data, 'name');
  return {
    id,
    path: pathOfPage(id),
    locale,
    name: typeof name === 'string' ? name : id,
    kind: said(data, 'entry', 'kind'),
    faults,
  };
}
