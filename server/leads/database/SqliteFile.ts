import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

/** The result of a statement. */
export interface SqliteAnswer {
  rows: unknown[];
  /** Number of changed rows; undefined for a query. */
  changes?: number | bigint;
}

/** Runs statements on a SQLite file, one after another. */
export interface SqliteRunner {
  run: (text: string, parameters: readonly unknown[]) => SqliteAnswer | Promise<SqliteAnswer>;
  /** Whether a transaction is open after the last statement. */
  readonly isTransaction: boolean;
  close: () => void | Promise<void>;
}

export interface SqliteFileOptions {
  /** Maximum wait for another process that has just opened the file, in ms. */
  openTimeout: number;
  /** Maximum wait for another process's transaction, in ms. */
  busyTimeout: number;
  /** Keeps every other process out until the file is closed, and folds its log into it. */
  isAlone: boolean;
}

/** SQLite's primary result code of an error; 0 if it is not SQLite's. */
export function resultOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}

/** SQLite result codes of a file that is malformed, or no database at all. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);

/** Whether an error means that the content of the file is damaged. */
export const isDamage = (error: unknown): error is Error => DAMAGED.has(resultOf(error));

/** Number of prepared statements that are kept. */
const STATEMENT_LIMIT = 64;

/** An open SQLite file whose commits are flushed to disk. Blocks until a statement is done. */
export class SqliteFile implements SqliteRunner {
  readonly #file: string;
  readonly #database: DatabaseSync;
  readonly #prepared = new Map<string, { statement: StatementSync; isReader: boolean }>();

  /** Throws SQLite's error if the file cannot be opened, or not exclusively. */
  constructor(file: string, { openTimeout, busyTimeout, isAlone }: SqliteFileOptions) {
    const database = new DatabaseSync(file, { timeout: isAlone ? 0 : openTimeout });
    this.#file = file;
    this.#database = database;
    try {
      database.exec(
        isAlone
          ? 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;'
          : 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
      );
      // The first read takes the lock and keeps it.
      if (isAlone) database.exec('SELECT count(*) FROM sqlite_schema');
      // secure_delete overwrites deleted rows: an erased lead does not linger in a free page.
      database.exec(`PRAGMA secure_delete = ON; PRAGMA busy_timeout = ${busyTimeout}`);
    } catch (error) {
      database.close();
      throw this.#named(error);
    }
  }

  run(text: string, parameters: readonly unknown[]): SqliteAnswer {
    try {
      const { statement, isReader } = this.#prepare(text);
      const values = parameters as readonly SQLInputValue[];
      if (isReader) return { rows: statement.all(...values) };
      return { rows: [], changes: statement.run(...values).changes };
    } catch (error) {
      throw this.#named(error);
    }
  }

  get isTransaction(): boolean {
    return this.#database.isTransaction;
  }

  close(): void {
    this.#prepared.clear();
    this.#database.close();
  }

  /** SQLite does not say which file is damaged, and the operator has to know. */
  #named(error: unknown): unknown {
    if (isDamage(error)) error.message = `${this.#file}: ${error.message}`;
    return error;
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
