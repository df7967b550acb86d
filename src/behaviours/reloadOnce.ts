/** A page reloads for a script that did not come at most once in this time, in ms. */
const GUARD = 60_000;
const KEY = 'reloaded';

/**
 * Reloads the page because one of its scripts did not load, as after a deployment that replaced it; at most once in
 * 60 s. Does nothing offline, where a reload would lose the page. Returns whether it reloads.
 */
export function reloadOnce(
  memory: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  now: number = Date.now(),
  reload: () => void = () => location.reload(),
): boolean {
  const last = Number(memory.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
  if (!navigator.onLine || now - last < GUARD) return false;
  memory.setItem(KEY, String(now));
  reload();
  return true;
}
