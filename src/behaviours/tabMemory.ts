/**
 * What the site keeps for as long as a tab lives. A browser that blocks site data throws as soon as its storage is
 * mentioned, and one whose storage is full throws when it is written to: then nothing is kept, and nothing fails.
 */

/** What is kept under a key; null where nothing is. */
export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value. Returns whether it is kept. */
export function remember(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** Forgets what is kept under a key. */
export function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
