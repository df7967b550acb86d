import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openSqlite, SQLITE_FILE } from './database/openSqlite.ts';
import { STORE_VERSION } from './migrations.ts';

/** Maximum wait for a server's commit, in ms. */
const BUSY_TIMEOUT = 10_000;

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Renames a finished file to its final name; a power cut leaves either the old or the new file. */
function putInPlace(part: string, file: string): void {
  flush(part);
  renameSync(part, file);
  flush(dirname(resolve(file)));
}

/** Number of leads in a file. Throws if it is not a complete store that this release can read. */
function checkStore(file: string): number {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: BUSY_TIMEOUT });
    const check = database.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (check !== 'ok') throw new Error(String(check));
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
    if (version < 1 || version > STORE_VERSION) throw new Error(`its version ${version} is not known here`);
    return Number(database.prepare('SELECT count(*) AS count FROM leads').get()?.['count']);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} is not a store of leads that this release reads: ${why}.`);
  } finally {
    database?.close();
  }
}

/**
 * Writes a snapshot of the embedded store in a folder to a single file with mode 0600, while servers go on writing.
 * The file is verified before it gets its name. Returns the number of leads in it. Throws if there is no store, or if
 * the file already exists or cannot be written.
 */
export function backUpStore(folder: string, file: string): number {
  const source = join(folder, SQLITE_FILE);
  if (!existsSync(source)) throw new Error(`There is no store of leads in ${folder}: set DATA_DIR.`);
  if (existsSync(file)) throw new Error(`${file} is there already: name another file.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    // Created first, because SQLite would make it readable by others.
    closeSync(openSync(part, 'wx', 0o600));
    const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT });
    try {
      // One snapshot, which neither blocks servers nor is restarted by their writes.
      database.prepare('VACUUM INTO ?').run(part);
    } finally {
      database.close();
    }
    const count = checkStore(part);
    putInPlace(part, file);
    return count;
  } catch (error) {
    rmSync(part, { force: true });
    throw new Error(`No backup was made: ${error instanceof Error ? error.message : String(error)}`);
  }
}

export interface Restored {
  leads: number;
  /** Where the previous store is now. */
  aside?: string;
}

/**
 * Makes a backup the embedded store of a folder; the previous store is renamed, not erased. Throws, and changes
 * nothing, if a server uses the folder or the file is not a backup.
 */
export async function restoreStore(file: string, folder: string, now: Date): Promise<Restored> {
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`There is no file ${file}.`);
  const leads = checkStore(file);
  // Taken exclusively even if there is no store: that creates the folder, and keeps a server from starting in
  // between.
  const place = join(folder, SQLITE_FILE);
  const hadStore = existsSync(place);
  const database = openSqlite(folder, { isAlone: true });
  try {
    const part = `${place}.part`;
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    const aside = `${place}.${now.toISOString().replace(/[:.]/g, '-')}`;
    if (hadStore) renameSync(place, aside);
    putInPlace(part, place);
    return hadStore ? { leads, aside } : { leads };
  } finally {
    await database.close();
  }
}
