import { closeSync, openSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  sql,
} from 'kysely';
import type { Fault } from '../GroupCommit.ts';
import { closeToOthers } from './closeToOthers.ts';
import type { LeadDatabase } from './LeadDatabase.ts';
import type { LeadTables } from './LeadTables.ts';
import { makePrivateFolder } from './makePrivateFolder.ts';

/** Longest wait for another process that has just opened the file, in ms. */
const OPEN_TIMEOUT = 3000;

/** Longest wait for another process's transaction that holds up the whole server, in ms. */
const BLOCKING_TIMEOUT = 50;

/** Longest wait for another process's transaction, in ms, while the server goes on with other work. */
const BUSY_TIMEOUT = 4000;

const SQLITE_BUSY = 5;

/** Results of SQLite that blame the values of a statement: too large, a broken constraint, of another type. */
const ITEM_RESULTS: ReadonlySet<number> = new Set([18, 19, 20]);

/** Statements that are kept prepared. */
const STATEMENT_LIMIT = 64;

function statementOf(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as readonly SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** Node's SQLite as Kysely's dialect expects a database. */
function databaseOf(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare: (text) => {
      let statement = prepared.get(text);
      if (statement === undefined) {
        statement = statementOf(database.prepare(text));
        if (prepared.size >= STATEMENT_LIMIT) prepared.clear();
        prepared.set(text, statement);
      }
      return statement;
    },
    close: () => {
      prepared.clear();
      database.close();
    },
  };
}

/** SQLite's primary result code of an error; 0 for one that is not SQLite's. */
function resultOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

const isBusy = (error: unknown) => resultOf(error) === SQLITE_BUSY;

function faultOf(error: unknown): Fault {
  if (isBusy(error)) return 'passing';
  return ITEM_RESULTS.has(resultOf(error)) ? 'item' : 'lasting';
}

/** Transactions take the write lock when they begin: one that began by reading could not be sure to get it later. */
class ImmediateDriver extends SqliteDriver {
  readonly #isOpen: () => boolean;

  constructor(config: SqliteDialectConfig, isOpen: () => boolean) {
    super(config);
    this.#isOpen = isOpen;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A disk that is full ends the transaction by itself; rolling back again would hide that reason.
    if (this.#isOpen()) await super.rollbackTransaction(connection);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const end = performance.now() + BUSY_TIMEOUT;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
      }
    }
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync;
  readonly #config: SqliteDialectConfig;

  constructor(database: DatabaseSync) {
    const config = { database: databaseOf(database) };
    super(config);
    this.#database = database;
    this.#config = config;
  }

  override createDriver(): SqliteDriver {
    return new ImmediateDriver(this.#config, () => this.#database.isTransaction);
  }
}

/** Name of the file in its folder. */
export const SQLITE_FILE = 'leads.sqlite';

export interface SqliteOptions {
  /** Keeps every other process out until the store is closed, and folds its log into the file. */
  isAlone?: boolean;
}

const inodeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

/**
 * Makes the check that the files which are open are still those that the folder names. Who removes the folder of a
 * running server leaves it writing, without an error, to files that are gone with its process.
 */
function createPlaceCheck(file: string): () => void {
  const inodes = new Map([[file, inodeOf(file)]]);
  return () => {
    for (const path of [file, `${file}-wal`]) {
      const inode = inodeOf(path);
      // The log is made by the first transaction.
      if (inode !== undefined && inodes.get(path) === undefined) inodes.set(path, inode);
      if (inode === undefined || inode !== inodes.get(path))
        throw new Error(
          `${path} was removed or replaced while the server ran: no lead is taken until it is back or the server is started again`,
        );
    }
  };
}

/** Takes the file for this process. Throws an Error in words for the operator when another one uses it. */
function takeAlone(database: DatabaseSync, folder: string): void {
  try {
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;',
    );
    // The lock is kept from the first read on.
    database.exec('SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    database.close();
    if (!isBusy(error)) throw error;
    throw new Error(`A server uses the store in ${folder}: stop it, then run this command again.`);
  }
}

/**
 * One SQLite file in a folder, made when it is missing. A commit is flushed to the disk before it returns (write-ahead
 * log, synchronous FULL); several processes may share the file, unless one takes it alone. Throws when the folder
 * cannot be written, and when a store that is to be taken alone is in use.
 */
export function openSqlite(folder: string, { isAlone = false }: SqliteOptions = {}): LeadDatabase {
  // Absolute, because in a working directory that was deleted Node tries a relative one for ever.
  const root = resolve(folder);
  makePrivateFolder(root);
  const file = join(root, SQLITE_FILE);
  // Made first, because SQLite would let others read it; its log takes the mode over.
  closeSync(openSync(file, 'a', 0o600));
  closeToOthers(root, SQLITE_FILE);
  const database = new DatabaseSync(file, { timeout: isAlone ? 0 : OPEN_TIMEOUT });
  if (isAlone) takeAlone(database, folder);
  else database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  // secure_delete overwrites deleted rows: an erased lead does not linger in a free page.
  database.exec('PRAGMA secure_delete = ON;');
  database.exec(`PRAGMA busy_timeout = ${BLOCKING_TIMEOUT}`);
  const queries = new Kysely<LeadTables>({ dialect: new NodeSqliteDialect(database) });
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
    assertInPlace: createPlaceCheck(file),
    purge: async () => {
      await sql`PRAGMA wal_checkpoint(TRUNCATE)`.execute(queries);
    },
    close: () => queries.destroy(),
  };
}
