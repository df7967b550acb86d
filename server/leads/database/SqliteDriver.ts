import { Worker } from 'node:worker_threads';
import { CompiledQuery, type DatabaseConnection, type QueryResult } from 'kysely';
import { BaseSqliteDriver } from 'kysely-generic-sqlite';
import { GenericSqliteWorkerDriver } from 'kysely-generic-sqlite/worker';
import { createNodeWorkerExecutor } from 'kysely-generic-sqlite/worker-helper-node';
import { resultOf, type SqliteFileOptions } from './openSqliteFile.ts';

/** Maximum wait for another process's transaction, in ms, while this process goes on with other work. */
const BUSY_TIMEOUT = 4000;

/** Maximum pause between two attempts to begin a transaction, in ms. */
const PAUSE = 10;

const SQLITE_BUSY = 5;

/** Whether an error means that another process holds the file. */
export const isBusy = (error: unknown) => resultOf(error) === SQLITE_BUSY;

/** Rejects statements whose thread ended by itself. The next transaction starts another one. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';

  constructor(cause: unknown) {
    super('the thread of the embedded store ended', { cause });
  }
}

/** Data passed to a thread when it starts. */
export interface SqliteThreadData extends Record<string, unknown> {
  file: string;
  options: SqliteFileOptions;
}

/** Opens a file, and calls onEnd when it is no longer open. */
export type OpenDriver = (onEnd: () => void) => BaseSqliteDriver;

/**
 * Opens a file in a separate thread. SQLite blocks its caller until the disk has responded; this way only the thread is
 * blocked, while the server keeps serving pages.
 */
export function openInThread(data: SqliteThreadData, onEnd: () => void): BaseSqliteDriver {
  const start = () =>
    new Worker(new URL('./runSqliteThread.mjs', import.meta.url), {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    })
      .once('error', onEnd)
      .once('exit', onEnd);
  return new GenericSqliteWorkerDriver(createNodeWorkerExecutor({ worker: start, data }));
}

/** The connection to an open file. Once its thread has ended it stays broken, so no transaction goes on in another. */
class Connection implements DatabaseConnection {
  hasEnded = false;
  readonly driver: BaseSqliteDriver;
  readonly #opened: Promise<DatabaseConnection>;

  constructor(open: OpenDriver) {
    this.driver = open(() => {
      this.hasEnded = true;
    });
    this.#opened = this.driver.init().then(() => this.driver.acquireConnection());
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await (await this.#opened).executeQuery<Row>(query);
    } catch (error) {
      throw this.hasEnded && resultOf(error) === 0 ? new ThreadEndedError(error) : error;
    }
  }

  // biome-ignore lint/correctness/useYield: leads are read a page at a time instead
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('the embedded store does not stream');
  }
}

/** Transactions take the write lock when they begin: a transaction that begins with a read might not get it later. */
export class SqliteDriver extends BaseSqliteDriver {
  readonly #open: OpenDriver;
  #connection: Connection | undefined;

  constructor(open: OpenDriver) {
    super(async () => {
      // The file is opened by the first statement.
    });
    this.#open = open;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    if (this.#connection === undefined || this.#connection.hasEnded)
      this.#connection = new Connection(this.#open);
    return this.#connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    const end = performance.now() + BUSY_TIMEOUT;
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

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk or the end of a thread ends the transaction by itself; a second error would hide the reason.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }

  async destroy(): Promise<void> {
    await this.#connection?.driver.destroy();
  }
}
