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

/** Longest wait for a server's commit, in ms. */
const BUSY_TIMEOUT = 10_000;

function flush(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Puts a file that is written in its place, so that a power cut leaves the old or the new one. */
function putInPlace(part: string, file: string): void {
  flush(part);
  renameSync(part, file);
  flush(dirname(resolve(file)));
}

/** Number of leads in a file. Throws when it is not a whole store of leads that this release can read. */
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
 * Writes everything that the embedded store in a folder holds at this moment into one file that only its owner reads,
 * while servers go on writing. The file is read through before it gets its name. Returns the number of leads in it.
 * Throws when there is no store, when the file is there already, or when it cannot be written.
 */
export function backUpStore(folder: string, file: string): number {
  const source = join(folder, SQLITE_FILE);
  if (!existsSync(source)) throw new Error(`There is no store of leads in ${folder}: set DATA_DIR.`);
  if (existsSync(file)) throw new Error(`${file} is there already: name another file.`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    // Made first, because SQLite would let others read it.
    closeSync(openSync(part, 'wx', 0o600));
    const database = new DatabaseSync(source, { timeout: BUSY_TIMEOUT });
    try {
      // One snapshot, which no server waits for and none can make start over.
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
  /** Where the store that was in the folder lies now. */
  aside?: string;
}

/**
 * Makes a backup the embedded store of a folder; the store that was there is put aside, not erased. Throws, and changes
 * nothing, when a server uses the folder or when the file is no backup.
 */
export async function restoreStore(file: string, folder: string, now: Date): Promise<Restored> {
  if (!existsSync(file) || !statSync(file).isFile()) throw new Error(`There is no file ${file}.`);
  const leads = checkStore(file);
  // Opened alone even where there is none: that makes the folder, and keeps a server from starting in between.
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
