import { recall, remember } from './tabMemory.ts';

/** Minimum time between two reloads for a script that failed to load, in ms. */
const GUARD = 60_000;
const KEY = 'reloaded';

/**
 * Reloads the page because one of its scripts failed to load, for example after a deployment replaced it; at most once
 * in 60 s. Does nothing offline, where reloading would lose the page, or if the tab cannot remember that it has
 * reloaded. Returns whether it reloads.
 */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): boolean {
  const last = Number(recall(KEY) ?? Number.NEGATIVE_INFINITY);
  if (!navigator.onLine || now - last < GUARD || !remember(KEY, String(now))) return false;
  reload();
  return true;
}
