import { processWide } from '../../../shared/processWide.ts';
import { collectFaults, collectingFaults } from './collectFaults.ts';
import type { ContentFault } from './contentError.ts';
import { forCache } from './unsavedTexts.ts';

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

/** Increases with every change of the content. */
export const contentVersion = (): number => changes.count;

/**
 * The time at which content is read: one moment for all of it and for every copy of this module, so that a scheduled
 * page is either everywhere or nowhere, even if its time comes during a build.
 */
export function contentTime(): Date {
  changes.time ??= new Date();
  return changes.time;
}

/**
 * Caches what a reader returns, for each key if it takes one, until the content changes. Failures are not cached. The
 * unsaved text of a page that is being drawn is never read, because the value outlives the drawing.
 * Anything derived from content files and held by a module must go through this cache, so that nothing outlives an edit.
 * Faults collected while reading are reported to each page that gets the value, so that the page shows them.
 */
export function keptUntilEdit<Value>(read: () => Value): () => Value;
export function keptUntilEdit<Key, Value>(read: (key: Key) => Value): (key: Key) => Value;
export function keptUntilEdit<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const kept = new Map<Key, { value: Value; met: ReadonlySet<ContentFault> }>();
  let count = changes.count;
  return (key) => {
    if (count !== changes.count) {
      kept.clear();
      count = changes.count;
    }
    let entry = kept.get(key);
    if (entry === undefined) {
      const met = new Set<ContentFault>();
      entry = { value: collectingFaults(met, () => forCache(() => read(key))), met };
      kept.set(key, entry);
    }
    collectFaults(entry.met);
    return entry.value;
  };
}
