import { processWide } from './processWide.ts';

/**
 * Counts content changes. The counter is shared by the process, because one process can hold several copies of this
 * module: one loaded by Node.js, and one in the module graph of the dev server or of a build.
 */
const changes = processWide('site:content-changes', () => ({
  count: 0,
  time: undefined as Date | undefined,
}));

/** Invalidates every cache made here, in every copy of this module: content files or settings have changed. */
export function forgetContent(): void {
  changes.count += 1;
  changes.time = undefined;
}

/**
 * The time at which content is read: one moment for all of it and for every copy of this module, so that a scheduled
 * page is either everywhere or nowhere, even if its time comes during a build.
 */
export function contentTime(): Date {
  changes.time ??= new Date();
  return changes.time;
}

/**
 * Caches what a reader returns for each key until the content changes. Failures are not cached. Anything derived from
 * content files and held by a module must go through this cache, so that nothing outlives an edit.
 */
export function keptUntilEdit<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, Value>();
  let count = changes.count;
  return (key) => {
    if (count !== changes.count) {
      kept.clear();
      count = changes.count;
    }
    if (kept.has(key)) return kept.get(key) as Value;
    const value = read(key);
    kept.set(key, value);
    return value;
  };
}
