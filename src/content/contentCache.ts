import { processWide } from './processWide.ts';

/**
 * Counts the changes of the content. The count belongs to the process, because one process can hold several copies of
 * this module: one that Node.js loaded, and one in the module graph of the development server or of a build.
 */
const changes = processWide('site:content-changes', () => ({ count: 0 }));

/** Tells every copy of every reader made here that content files or settings have changed. */
export function forgetContent(): void {
  changes.count += 1;
}

/**
 * A reader that keeps what it read for each key until the content changes. What fails is not kept.
 * Whatever is made from content files and kept in a module is kept here, so that nothing outlives an edit.
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
