import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { IGenericSqlite } from 'kysely-generic-sqlite';

export interface SqliteFileOptions {
  /** Maximum wait for another process that has just opened the file, in ms. */
  openTimeout: number;
  /** Maximum wait for another process's transaction, in ms. */
  busyTimeout: number;
  /** Keeps every other process out until the file is closed, and merges its log into it. */
  isExclusive: boolean;
}

/** SQLite's primary result code of an error; 0 if it is not SQLite's. */
export function resultOf(error: unknown): number {
  return error instanceof Error ? Number(/^SQLITE_(\d+)$/.exec(error.name)?.[1] ?? 0) : 0;
}

/** SQLite result codes of a file that is malformed, or not a database at all. */
const DAMAGED: ReadonlySet<number> = new Set([11, 26]);

/** Whether an error means that the content of the file is damaged. */
export const isDamage = (error: unknown): error is Error => DAMAGED.has(resultOf(error));

/** Number of prepared statements that are kept. */
const STATEMENT_LIMIT = 64;

/** Calls SQLite. Its errors get the result code as their name, which reaches another thread like the message. */
function callSqlite<Result>(file: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    if (error instanceof Error && 'errcode' in error) error.name = `SQLITE_${Number(error.errcode) & 0xff}`;
    // SQLite does not say which file is damaged, and the operator has to know.
    if (isDamage(error)) error.message = `${file}: ${error.message}`;
    throw error;
  }
}

/**
 * Opens a SQLite file whose commits are flushed to disk. It blocks until a statement is done. Throws SQLite's error if
 * the file cannot be opened, or not exclusively.
 */
export function openSqliteFile(
  file: string,
  { openTimeout, busyTimeout, isExclusive }: SqliteFileOptions,
): IGenericSqlite<DatabaseSync> {
  const database = callSqlite(file, () => new DatabaseSync(file, { timeout: isExclusive ? 0 : openTimeout }));
  try {
    callSqlite(file, () => {
      database.exec(
        isExclusive
          ? 'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL;'
          : 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
      );
      // The first read takes the lock and keeps it.
      if (isExclusive) database.exec('SELECT count(*) FROM sqlite_schema');
      // secure_delete overwrites deleted rows: an erased lead does not linger in a free page.
      database.exec(`PRAGMA secure_delete = ON; PRAGMA busy_timeout = ${busyTimeout}`);
    });
  } catch (error) {
    database.close();
    throw error;
  }
  const prepared = new Map<string, StatementSync>();
  const prepare = (text: string) => {
    const known = prepared.get(text);
    if (known !== undefined) return known;
    const statement = database.prepare(text);
    if (prepared.size >= STATEMENT_LIMIT) prepared.clear();
    prepared.set(text, statement);
    return statement;
  };
  return {
    db: database,
    query: async (_isSelect, text, parameters = []) =>
      callSqlite(file, () => {
        const statement = prepare(text);
        const values = parameters as readonly SQLInputValue[];
        if (statement.columns().length > 0) return { rows: statement.all(...values) };
        return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
      }),
    close: () => {
      prepared.clear();
      database.close();
    },
  };
}
