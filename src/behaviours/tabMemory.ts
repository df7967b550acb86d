/**
 * What the site stores for the life of a tab. A browser that blocks site data throws on any access to its storage, and
 * one whose storage is full throws on writing: then nothing is stored, and nothing fails.
 */

/** The value stored under a key; null if there is none. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value. Returns whether it was stored. */
export function remember(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes the value stored under a key. */
export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
