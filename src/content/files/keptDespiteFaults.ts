import { areFaultyPagesAllowed } from './allowFaultyPages.ts';
import { collectFaults } from './collectFaults.ts';
import { keptUntilEdit } from './contentCache.ts';
import { isContentError } from './contentError.ts';

/**
 * Caches what a reader of a file that every page needs returns, until the content changes. If an edit leaves the file
 * faulty, development goes on with its last sound value, and every page that asks for it shows the faults. Throws
 * ContentError in a build, and in development when the file has been faulty from the start.
 */
export function keptDespiteFaults<Key, Value>(read: (key: Key) => Value): (key: Key) => Value {
  const sound = new Map<Key, Value>();
  return keptUntilEdit((key: Key): Value => {
    try {
      const value = read(key);
      sound.set(key, value);
      return value;
    } catch (error) {
      if (!(isContentError(error) && areFaultyPagesAllowed() && sound.has(key))) throw error;
      collectFaults(error.faults);
      return sound.get(key) as Value;
    }
  });
}
