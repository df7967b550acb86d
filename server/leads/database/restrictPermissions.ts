import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Permission bits of users other than the owner. */
const OTHERS = 0o077;

/** The file may be gone: the last process that closes the store removes its log. */
const isAccessibleToOthers = (path: string) =>
  ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & OTHERS) !== 0;

/**
 * Removes all permissions of other users from the files in a folder whose names begin with a prefix, and from the
 * folder itself if it holds nothing else. Throws an Error for the operator if such a file belongs to somebody else.
 */
export function restrictPermissions(folder: string, prefix: string): void {
  const names = readdirSync(folder);
  const own = names.filter((name) => name.startsWith(prefix));
  for (const name of own) {
    const path = join(folder, name);
    if (!isAccessibleToOthers(path)) continue;
    try {
      chmodSync(path, 0o600);
    } catch {
      throw new Error(`Other users can read ${path}, and only its owner can change that: chmod 600 ${path}`);
    }
  }
  if (own.length < names.length || !isAccessibleToOthers(folder)) return;
  try {
    chmodSync(folder, 0o700);
  } catch {
    // A volume may belong to another user, such as root with a separate group; its files are restricted anyway.
  }
}
