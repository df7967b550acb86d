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

/** Data with the changes of both sides; in conflicts it has mine. */
export interface Merged {
  data: Data;
  conflicts: readonly Conflict[];
}

class Merge {
  readonly conflicts: Conflict[] = [];

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
    this.conflicts.push({ path, mine, theirs });
    return mine;
  }

  /** Merges lists unless both sides have added, removed or moved entries; then returns undefined. */
  #lists(
    base: readonly Data[],
    { mine, theirs }: { mine: readonly Data[]; theirs: readonly Data[] },
    path: Path,
  ): Data[] | undefined {
    const [mineFrom, theirsFrom] = [matchItems(base, mine), matchItems(base, theirs)];
    const isSame = (from: readonly unknown[]) =>
      from.length === base.length && from.every((one, index) => one === index);
    const leads = isSame(theirsFrom) ? mineFrom : isSame(mineFrom) ? theirsFrom : undefined;
    if (!leads) return undefined;
    const [leading, following] = leads === mineFrom ? [mine, theirs] : [theirs, mine];
    // One side has removed an entry that the other has edited.
    const lost = following.some(
      (item, index) => !leads.includes(index) && !isDeepStrictEqual(item, base[index]),
    );
    if (lost) return undefined;
    return leading.map((item, index) => {
      const from = leads[index];
      if (from === undefined) return item;
      const other = following[from];
      const sides = leads === mineFrom ? { mine: item, theirs: other } : { mine: other, theirs: item };
      return this.value(base[from], sides, [...path, index]) as Data;
    });
  }
}

/** Merges two edits of the same data, keeping track of list entries that one side has moved. */
export function mergeData(base: Data, mine: Data, theirs: Data): Merged {
  const merge = new Merge();
  return { data: merge.value(base, { mine, theirs }, []) as Data, conflicts: merge.conflicts };
}
