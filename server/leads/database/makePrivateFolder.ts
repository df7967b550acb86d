import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Flushes a folder's entries to disk. */
function flush(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Creates a folder and its parents, readable only by the server's user, and flushes their names to disk. The path
 * must be absolute. Throws if the folder cannot be created; Node's recursive mkdir would retry forever where the
 * system has no folders at all, as in /proc.
 */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  makePrivateFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it since.
    if (!existsSync(folder)) throw error;
    return;
  }
  flush(parent);
}
