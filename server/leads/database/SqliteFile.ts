import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** What a statement came to. */
export interface SqliteAnswer {
  rows: unknown[];
  /** Rows that it changed; undefined for one that reads. */
  changes?: number | bigint;
}

/** Something that runs statements on a SQLite file, one after the other. */
export interface SqliteRunner {
  run: (text: string, parameters: readonly unknown[]) => SqliteAnswer | Promise<SqliteAnswer>;
  /** Whether a transaction is open after what ran last. */
  readonly isTransaction: boolean;
  close: () => void | Promise<void>;
}

export interface SqliteFileOptions {
  /** Longest wait for another process that has just opened the file, in ms. */
  openTimeout: number;
  /** Longest wait for another process's transaction, in ms. */
  busyTimeout: number;
  /** Keeps every other process out until the file is closed, and folds its log into it. */
  isAlone: boolean;
}

/** Statements that are kept prepared. */
const STATEMENT_LIMIT = 64;

/** An open SQLite file whose commits are flushed to the disk. Whoever runs a statement waits for it. */
export class SqliteFile implements SqliteRunner {
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, { statement: StatementSync; isReader: boolean }>();

  /** Throws SQLite's own error when the file cannot be opened, or cannot be had alone. */
  constructor(file: string, { openTimeout, busyTimeout, isAlone }: SqliteFileOptions) {
    const database = new DatabaseSync(file, { timeout: isAlone ? 0 : openTimeout });
    this.#database = database;
    try {
      database.exec(
        isAlone
          ? 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;'
          : 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
      );
      // The lock is kept from the first read on.
      if (isAlone) database.exec('SELECT count(*) FROM sqlite_schema');
      // secure_delete overwrites deleted rows: an erased lead does not linger in a free page.
      database.exec(`PRAGMA secure_delete = ON; PRAGMA busy_timeout = ${busyTimeout}`);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  run(text: string, parameters: readonly unknown[]): SqliteAnswer {
    const { statement, isReader } = this.#prepare(text);
    const values = parameters as readonly SQLInputValue[];
    if (isReader) return { rows: statement.all(...values) };
    return { rows: [], changes: statement.run(...values).changes };
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  #prepare(text: string) {
    const known = this.#prepared.get(text);
    if (known !== undefined) return known;
    const statement = this.#database.prepare(text);
    const prepared = { statement, isReader: statement.columns().length > 0 };
    if (this.#prepared.size >= STATEMENT_LIMIT) this.#prepared.clear();
    this.#prepared.set(text, prepared);
    return prepared;
  }
}
