import { RELOAD } from '../../shared/site/buildMarks.ts';

/**
 * What the site stores for the life of a tab. A browser that blocks site data throws on any access to its storage, and
 * one whose storage is full throws on writing: then nothing is stored, and nothing fails.
 */

/** Everything this site stores for the life of a tab, by name or by how a name begins. The cookie policy lists it. */
export const TAB_KEYS = [
  'campaign',
  'closed:',
  'draft:',
  RELOAD.key,
  'replay',
  'sender',
  'tour-figures',
] as const;

type Listed = (typeof TAB_KEYS)[number];
type TabKey = Listed extends infer Key ? (Key extends `${string}:` ? `${Key}${string}` : Key) : never;

/** The value stored under a key; null if there is none. */
export function recall(key: TabKey): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. Returns whether it was stored. */
export function remember(key: TabKey, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes the value stored under a key. */
export function forget(key: TabKey): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
