import { recall, remember } from './tabMemory.ts';

/** A page reloads for a script that did not come at most once in this time, in ms. */
const GUARD = 60_000;
const KEY = 'reloaded';

/**
 * Reloads the page because one of its scripts did not load, as after a deployment that replaced it; at most once in
 * 60 s. Does nothing offline, where a reload would lose the page, nor where the tab cannot remember that it has done
 * so. Returns whether it reloads.
 */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): boolean {
  const last = Number(recall(KEY) ?? Number.NEGATIVE_INFINITY);
  if (!navigator.onLine || now - last < GUARD || !remember(KEY, String(now))) return false;
  reload();
  return true;
}
