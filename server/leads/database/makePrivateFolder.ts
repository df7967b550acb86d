import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Flushes the names in a folder to the disk. */
function flush(folder: string): void {
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Makes a folder, and those above it, that only the user of the server reads, and flushes their names to the disk. The
 * path has to be absolute. Throws when the folder cannot be made; Node's own recursive mkdir tries for ever where the
 * system makes no folders at all, as in /proc.
 */
export function makePrivateFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  makePrivateFolder(parent);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it since.
    if (!existsSync(folder)) throw error;
    return;
  }
  flush(parent);
}
