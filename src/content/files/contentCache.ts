import { processWide } from '../../../shared/processWide.ts';
import { collectFaults, collectingFaults } from './collectFaults.ts';
import type { ContentFault } from './contentError.ts';
import { forCache } from './unsavedTexts.ts';

/** What all content says at one time: values that were read from it are kept as long as it can come back. */
export interface ContentState {
  /** When it was first read. */
  time?: Date;
}

/**
 * The current state. It is shared by the process, because one process can hold several copies of this module: one
 * loaded by Node.js, and one in the module graph of the dev server or of a build.
 */
const content = processWide<{ state: ContentState }>('site:content-state', () => ({ state: {} }));

export const contentState = (): ContentState => content.state;

/** Invalidates every cache made here, in every copy of this module: content files or settings have changed. */
export function forgetContent(): void {
  content.state = {};
}

/** Returns to an earlier state, with all that has been read of it: content files say again what they said then. */
export function recallContent(state: ContentState): void {
  content.state = state;
}

/**
 * The time at which content is read: one moment for all of it and for every copy of this module, so that a scheduled
 * page is either everywhere or nowhere, even if its time comes during a build.
 */
export function contentTime(): Date {
  content.state.time ??= new Date();
  return content.state.time;
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
  type Kept = Map<Key, { value: Value; met: ReadonlySet<ContentFault> }>;
  const states = new WeakMap<ContentState, Kept>();
  return (key) => {
    let kept = states.get(content.state);
    if (kept === undefined) {
      kept = new Map();
      states.set(content.state, kept);
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
