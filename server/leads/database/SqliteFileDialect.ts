import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteRunner } from './SqliteFile.ts';

/** Maximum pause between two attempts to begin a transaction, in ms. */
const PAUSE = 10;

export interface SqliteFileDialectOptions {
  /** Maximum wait for another process's transaction, in ms, while this process goes on with other work. */
  patience: number;
  /** Whether an error means that another process holds the file. */
  isBusy: (error: unknown) => boolean;
}

/** The one connection to a file. */
class Connection implements DatabaseConnection {
  readonly #runner: SqliteRunner;

  constructor(runner: SqliteRunner) {
    this.#runner = runner;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.#runner.run(sql, parameters);
    return { rows: rows as Row[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) };
  }

  // biome-ignore lint/correctness/useYield: leads are read a page at a time instead
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded store does not stream');
  }
}

/** Transactions take the write lock when they begin: a transaction that begins with a read might not get it later. */
class SqliteFileDriver implements Driver {
  readonly #runner: SqliteRunner;
  readonly #options: SqliteFileDialectOptions;
  readonly #connection: Connection;

  constructor(runner: SqliteRunner, options: SqliteFileDialectOptions) {
    this.#runner = runner;
    this.#options = options;
    this.#connection = new Connection(runner);
  }

  async init(): Promise<void> {
    // The file is opened by the first statement.
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const { patience, isBusy } = this.#options;
    const end = performance.now() + patience;
    for (;;) {
      try {
        await connection.executeQuery(CompiledQuery.raw('begin immediate'));
        return;
      } catch (error) {
        if (!isBusy(error) || performance.now() > end) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * PAUSE));
      }
    }
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk ends the transaction by itself; rolling back again would hide the reason.
    if (this.#runner.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(): Promise<void> {
    // There is one, and it stays open.
  }

  async destroy(): Promise<void> {
    await this.#runner.close();
  }
}

/** Kysely's SQLite dialect on any runner of statements. */
export class SqliteFileDialect implements Dialect {
  readonly #runner: SqliteRunner;
  readonly #options: SqliteFileDialectOptions;

  constructor(runner: SqliteRunner, options: SqliteFileDialectOptions) {
    this.#runner = runner;
    this.#options = options;
  }

  createDriver(): Driver {
    return new SqliteFileDriver(this.#runner, this.#options);
  }

  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }

  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }

  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own type
  createIntrospector(database: Kysely<any>): SqliteIntrospector {
    return new SqliteIntrospector(database);
  }
}
