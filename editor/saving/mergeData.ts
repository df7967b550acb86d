import { isDeepStrictEqual } from 'node:util';
import { type Data, isFields, isList } from './Data.ts';
import { matchItems } from './matchItems.ts';

export type Path = readonly (string | number)[];

/** A field that two people have changed in different ways. A missing value was removed. */
export interface Conflict {
  path: Path;
  mine: Data | undefined;
  theirs: Data | undefined;
}

/** Whose version of a field was chosen where both have changed it. */
export interface Decision {
  path: Path;
  side: 'mine' | 'theirs';
}

/** Data with the changes of both sides; in conflicts that nobody has decided it has mine. */
export interface Merged {
  data: Data;
  conflicts: readonly Conflict[];
}

/** An entry of a merged list: its place in each of the lists that have it. */
interface Entry {
  base?: number | undefined;
  mine?: number | undefined;
  theirs?: number | undefined;
}

/** An edited list, and the entry of the old one that each of its entries came from. */
interface EditedList {
  side: 'mine' | 'theirs';
  list: readonly Data[];
  from: readonly (number | undefined)[];
}

const isAdded = ({ from }: EditedList, place: number) => from[place] === undefined;

/** The entries of two edited lists in the order of the first, each addition of the other one after its neighbor. */
function entriesOf(leading: EditedList, other: EditedList): Entry[] {
  const entries = leading.list.map(
    (_, place): Entry => ({ base: leading.from[place], [leading.side]: place }),
  );
  let neighbor = -1;
  for (const [place, item] of other.list.entries()) {
    const base = other.from[place];
    const same = entries.findIndex((entry) => {
      const own = entry[leading.side];
      if (base !== undefined) return entry.base === base;
      const isSpare = own !== undefined && entry[other.side] === undefined && isAdded(leading, own);
      return isSpare && isDeepStrictEqual(leading.list[own], item);
    });
    neighbor = same === -1 ? neighbor + 1 : same;
    if (same === -1) entries.splice(neighbor, 0, { base });
    (entries[neighbor] as Entry)[other.side] = place;
  }
  return entries;
}

class Merge {
  readonly conflicts: Conflict[] = [];
  readonly #decided: ReadonlyMap<string, Decision['side']>;

  constructor(decisions: readonly Decision[]) {
    this.#decided = new Map(decisions.map(({ path, side }) => [JSON.stringify(path), side]));
  }

  value(
    base: Data | undefined,
    { mine, theirs }: { mine: Data | undefined; theirs: Data | undefined },
    path: Path,
  ): Data | undefined {
    if (isDeepStrictEqual(mine, theirs) || isDeepStrictEqual(base, theirs)) return mine;
    if (isDeepStrictEqual(base, mine)) return theirs;
    if (isFields(base) && isFields(mine) && isFields(theirs)) {
      const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
      const entries = names.map((name) => [
        name,
        this.value(base[name], { mine: mine[name], theirs: theirs[name] }, [...path, name]),
      ]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    if (isList(base) && isList(mine) && isList(theirs)) {
      const merged = this.#lists(base, { mine, theirs }, path);
      if (merged) return merged;
    }
    const side = this.#decided.get(JSON.stringify(path));
    if (side === undefined) this.conflicts.push({ path, mine, theirs });
    return side === 'theirs' ? theirs : mine;
  }

  /** Merges lists unless both sides have put the entries that they share in other orders; then returns undefined. */
  #lists(
    base: readonly Data[],
    lists: { mine: readonly Data[]; theirs: readonly Data[] },
    path: Path,
  ): Data[] | undefined {
    const edited = (side: EditedList['side']): EditedList => ({
      side,
      list: lists[side],
      from: matchItems(base, lists[side]),
    });
    const [mine, theirs] = [edited('mine'), edited('theirs')];
    const shared = (one: EditedList, other: EditedList) =>
      one.from.filter((from) => from !== undefined && other.from.includes(from));
    const [mineOrder, theirsOrder] = [shared(mine, theirs), shared(theirs, mine)];
    const isMoved = (order: readonly unknown[]) =>
      !isDeepStrictEqual(
        order,
        [...mineOrder].sort((a, b) => Number(a) - Number(b)),
      );
    if (isMoved(mineOrder) && isMoved(theirsOrder) && !isDeepStrictEqual(mineOrder, theirsOrder))
      return undefined;
    const entries = isMoved(theirsOrder) ? entriesOf(theirs, mine) : entriesOf(mine, theirs);
    return entries
      .map((entry, place) => {
        const item = (list: readonly Data[], at: number | undefined) =>
          at === undefined ? undefined : list[at];
        const sides = { mine: item(lists.mine, entry.mine), theirs: item(lists.theirs, entry.theirs) };
        return this.value(item(base, entry.base), sides, [...path, place]);
      })
      .filter((item) => item !== undefined);
  }
}

/**
 * Merges two edits of the same data, keeping track of list entries that one side has moved. Both sides' additions stay.
 *
 * @param decisions about conflicts of the same three
 */
export function mergeData(base: Data, mine: Data, theirs: Data, decisions: readonly Decision[] = []): Merged {
  const merge = new Merge(decisions);
  return { data: merge.value(base, { mine, theirs }, []) as Data, conflicts: merge.conflicts };
}
