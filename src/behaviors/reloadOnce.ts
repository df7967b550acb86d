import { RELOAD } from '../../shared/site/buildMarks.ts';
import { recall, remember } from './tabMemory.ts';

/**
 * Reloads the page because one of its scripts failed to load, for example after a deployment replaced it; at most once
 * in 60 s. Does nothing offline, where reloading would lose the page, or if the tab cannot remember that it has
 * reloaded. Returns whether it reloads.
 */
export function reloadOnce(now: number = Date.now(), reload: () => void = () => location.reload()): boolean {
  const last = Number(recall(RELOAD.key) ?? Number.NEGATIVE_INFINITY);
  if (!navigator.onLine || now - last < RELOAD.guard || !remember(RELOAD.key, String(now))) return false;
  reload();
  return true;
}
