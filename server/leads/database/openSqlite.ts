import { closeSync, openSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Fault } from '../GroupCommit.ts';
import { closeToOthers } from './closeToOthers.ts';
import type { LeadDatabase } from './LeadDatabase.ts';
import type { LeadTables } from './LeadTables.ts';
import { makePrivateFolder } from './makePrivateFolder.ts';
import { SqliteFile } from './SqliteFile.ts';
import { SqliteFileDialect } from './SqliteFileDialect.ts';
import { SqliteThread, ThreadEndedError } from './SqliteThread.ts';

/** Longest wait for another process that has just opened the file, in ms. */
const OPEN_TIMEOUT = 3000;

/** Longest wait for another process's transaction without asking again, in ms: as long as a server may stand still. */
const BLOCKING_TIMEOUT = 50;

/** Longest wait for another process's transaction, in ms, while the server goes on with other work. */
const BUSY_TIMEOUT = 4000;

const SQLITE_BUSY = 5;

/** Results of SQLite that blame the values of a statement: too large, a broken constraint, of another type. */
const ITEM_RESULTS: ReadonlySet<number> = new Set([18, 19, 20]);

/** SQLite's primary result code of an error; 0 for one that is not SQLite's. */
function resultOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

const isBusy = (error: unknown) => resultOf(error) === SQLITE_BUSY;

function faultOf(error: unknown): Fault {
  if (isBusy(error) || error instanceof ThreadEndedError) return 'passing';
  return ITEM_RESULTS.has(resultOf(error)) ? 'item' : 'lasting';
}

/** Name of the file in its folder. */
export const SQLITE_FILE = 'leads.sqlite';

export interface SqliteOptions {
  /** Keeps every other process out until the store is closed, and folds its log into the file. */
  isAlone?: boolean;
  /** Runs statements in a thread of their own, so that nothing else in this process waits for the disk. */
  isThreaded?: boolean;
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

/**
 * Knows whether the files that are open are still those that the folder names. Who removes the folder of a running server
 * leaves it writing, without an error, to files that are gone with its process.
 */
class Place {
  readonly #file: string;
  readonly #inodes = new Map<string, number>();

  constructor(file: string) {
    this.#file = file;
    this.opened();
  }

  /** To be called when the files are opened, and opened again. */
  opened(): void {
    this.#inodes.clear();
    const inode = inodeOf(this.#file);
    if (inode !== undefined) this.#inodes.set(this.#file, inode);
  }

  /** Throws an Error in words for the operator when a file is not where it was. */
  assert(): void {
    for (const path of [this.#file, `${this.#file}-wal`]) {
      const inode = inodeOf(path);
      // The log is made by the first transaction.
      if (inode !== undefined && !this.#inodes.has(path)) this.#inodes.set(path, inode);
      if (inode === undefined || inode !== this.#inodes.get(path))
        throw new Error(
          `${path} was removed or replaced while the server ran: no lead is taken until it is back or the server is started again`,
        );
    }
  }
}

/** Takes the file for this process. Throws an Error in words for the operator when another one uses it. */
function takeAlone(file: string, folder: string): SqliteFile {
  try {
    return new SqliteFile(file, { openTimeout: 0, busyTimeout: BLOCKING_TIMEOUT, isAlone: true });
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new Error(`A server uses the store in ${folder}: stop it, then run this command again.`);
  }
}

/**
 * One SQLite file in a folder, made when it is missing. A commit is flushed to the disk before it returns (write-ahead
 * log, synchronous FULL); several processes may share the file, unless one takes it alone. Throws when the folder
 * cannot be written, and when a store that is to be taken alone is in use.
 */
export function openSqlite(
  folder: string,
  { isAlone = false, isThreaded = false }: SqliteOptions = {},
): LeadDatabase {
  // Absolute, because in a working directory that was deleted Node tries a relative one for ever.
  const root = resolve(folder);
  makePrivateFolder(root);
  const file = join(root, SQLITE_FILE);
  // Made first, because SQLite would let others read it; its log takes the mode over.
  closeSync(openSync(file, 'a', 0o600));
  closeToOthers(root, SQLITE_FILE);
  const options = { openTimeout: OPEN_TIMEOUT, busyTimeout: BLOCKING_TIMEOUT, isAlone };
  const place = new Place(file);
  const open = () =>
    isThreaded ? new SqliteThread(file, options, () => place.opened()) : new SqliteFile(file, options);
  const runner = isAlone ? takeAlone(file, folder) : open();
  const queries = new Kysely<LeadTables>({
    dialect: new SqliteFileDialect(runner, { patience: BUSY_TIMEOUT, isBusy }),
  });
  return {
    kind: 'sqlite',
    queries,
    inserts: queries,
    lock: async () => {
      // BEGIN IMMEDIATE is this lock already.
    },
    version: async (transaction) => {
      const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(transaction);
      return rows[0]?.user_version ?? 0;
    },
    setVersion: async (transaction, version) => {
      await sql`PRAGMA user_version = ${sql.lit(version)}`.execute(transaction);
    },
    now: async () => Date.now(),
    faultOf,
    assertInPlace: () => place.assert(),
    purge: async () => {
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(queries);
    },
    close: () => queries.destroy(),
  };
}
