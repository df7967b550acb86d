import { closeSync, openSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kysely, sql } from 'kysely';
import { BaseSqliteDialect, GenericSqliteDriver } from 'kysely-generic-sqlite';
import type { LeadDatabase } from './LeadDatabase.ts';
import type { LeadTables } from './LeadTables.ts';
import { makePrivateFolder } from './makePrivateFolder.ts';
import { openSqliteFile } from './openSqliteFile.ts';
import { restrictPermissions } from './restrictPermissions.ts';
import { isBusy, type OpenDriver, openInThread, SqliteDriver, ThreadEndedError } from './SqliteDriver.ts';

/** Maximum wait for another process that has just opened the file, in ms. */
const OPEN_TIMEOUT = 3000;

/** Maximum wait for another process's transaction within SQLite, in ms, during which the thread is blocked. */
const BLOCKING_TIMEOUT = 50;

/** Maximum wait for another process that reads the log, in ms. */
const PURGE_TIMEOUT = 4000;

/** Pause between two attempts to empty the log, in ms. */
const PURGE_PAUSE = 100;

/** Name of the file in its folder. */
export const SQLITE_FILE = 'leads.sqlite';

export interface SqliteOptions {
  /** Keeps every other process out until the store is closed, and merges its log into the file. */
  isExclusive?: boolean;
  /** Runs statements in a separate thread, so that nothing else in this process waits for the disk. */
  isThreaded?: boolean;
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

/**
 * Checks whether the open files are still those in the folder. If somebody removes the folder while the server runs,
 * it goes on writing, without an error, to files that disappear with its process.
 */
class FileIdentity {
  readonly #file: string;
  readonly #inodes = new Map<string, number>();

  constructor(file: string) {
    this.#file = file;
    this.record();
  }

  /** Call this whenever the files are opened. */
  record(): void {
    this.#inodes.clear();
    const inode = inodeOf(this.#file);
    if (inode !== undefined) this.#inodes.set(this.#file, inode);
  }

  /** Throws an Error for the operator if a file is no longer in place. */
  assert(): void {
    for (const path of [this.#file, `${this.#file}-wal`]) {
      const inode = inodeOf(path);
      // The first transaction creates the log.
      if (inode !== undefined && !this.#inodes.has(path)) this.#inodes.set(path, inode);
      if (inode === undefined || inode !== this.#inodes.get(path))
        throw new Error(
          `${path} was removed or replaced while the server ran: no lead is accepted until it is back or the server is restarted`,
        );
    }
  }
}

/** Opens the file exclusively. Throws an Error for the operator if another process uses it. */
function openExclusively(file: string, folder: string) {
  try {
    return openSqliteFile(file, { openTimeout: 0, busyTimeout: BLOCKING_TIMEOUT, isExclusive: true });
  } catch (error) {
    if (!isBusy(error)) throw error;
    throw new Error(`A server uses the store in ${folder}: stop it, then run this command again.`);
  }
}

/**
 * A SQLite file in a folder, created if missing. A commit is flushed to disk before it returns (write-ahead log,
 * synchronous FULL); several processes may share the file unless one takes it exclusively. Throws if the folder
 * cannot be written, or if an exclusive store is in use.
 */
export function openSqlite(
  folder: string,
  { isExclusive = false, isThreaded = false }: SqliteOptions = {},
): LeadDatabase {
  // Absolute, because in a deleted working directory Node retries a relative path forever.
  const root = resolve(folder);
  makePrivateFolder(root);
  const file = join(root, SQLITE_FILE);
  // Created first, because SQLite would make it readable by others; its log inherits the mode.
  closeSync(openSync(file, 'a', 0o600));
  restrictPermissions(root, SQLITE_FILE);
  const options = { openTimeout: OPEN_TIMEOUT, busyTimeout: BLOCKING_TIMEOUT, isExclusive };
  const identity = new FileIdentity(file);
  const openHere = (): OpenDriver => {
    const opened = isExclusive ? openExclusively(file, folder) : openSqliteFile(file, options);
    return () => new GenericSqliteDriver(async () => opened);
  };
  const open: OpenDriver = isThreaded
    ? (onEnd) => {
        identity.record();
        return openInThread({ file, options }, onEnd);
      }
    : openHere();
  const queries = new Kysely<LeadTables>({ dialect: new BaseSqliteDialect(() => new SqliteDriver(open)) });
  return {
    kind: 'sqlite',
    queries,
    inserts: queries,
    lock: async () => {
      // BEGIN IMMEDIATE already is this lock.
    },
    version: async (transaction) => {
      const { rows } = await sql<{ user_version: number }>`PRAGMA user_version`.execute(transaction);
      return rows[0]?.user_version ?? 0;
    },
    setVersion: async (transaction, version) => {
      await sql`PRAGMA user_version = ${sql.lit(version)}`.execute(transaction);
    },
    now: async () => Date.now(),
    isTransient: (error) => isBusy(error) || error instanceof ThreadEndedError,
    assertInPlace: () => identity.assert(),
    purge: async (timeout = PURGE_TIMEOUT) => {
      const end = performance.now() + timeout;
      for (;;) {
        // If another process still reads the log, that is not an error but a column of the result.
        const { rows } = await sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`.execute(queries);
        if (rows[0]?.busy === 0) return true;
        if (performance.now() >= end) return false;
        await new Promise((resolve) => setTimeout(resolve, PURGE_PAUSE));
      }
    },
    close: () => queries.destroy(),
  };
}
