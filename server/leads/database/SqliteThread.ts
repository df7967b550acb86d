import { Worker } from 'node:worker_threads';
import type { SqliteAnswer, SqliteFileOptions, SqliteRunner } from './SqliteFile.ts';

/** A statement for the thread, or the request to end. */
export type ThreadRequest = { text: string; parameters: readonly unknown[] } | 'close';

/** The result of a statement. */
export type ThreadAnswer = { isTransaction: boolean } & (
  | { answer: SqliteAnswer }
  | { error: { message: string; properties: Record<string, unknown> } }
);

/** Rejects waiting callers if the thread ends by itself. The next call starts another one. */
export class ThreadEndedError extends Error {
  override readonly name = 'ThreadEndedError';

  constructor(cause?: unknown) {
    super('the thread of the embedded store ended', { cause });
  }
}

interface Waiting {
  resolve: (answer: SqliteAnswer) => void;
  reject: (error: unknown) => void;
}

/**
 * A SQLite file in a thread of its own. SQLite blocks its caller until the disk has answered; this way only the
 * thread is blocked, while the server goes on serving pages.
 */
export class SqliteThread implements SqliteRunner {
  readonly #file: string;
  readonly #options: SqliteFileOptions;
  readonly #onStart: () => void;
  /** Pending statements, in the order in which they will be answered. */
  readonly #waiting: Waiting[] = [];
  #worker: Worker | undefined;
  #isTransaction = false;
  /** Whether a thread ended in a transaction, whose remaining statements must not run outside it. */
  #isBroken = false;

  /**
   * Does not open the file yet: an error in doing so rejects the first statement. onStart is called whenever a thread
   * is about to open it.
   */
  constructor(file: string, options: SqliteFileOptions, onStart: () => void) {
    this.#file = file;
    this.#options = options;
    this.#onStart = onStart;
  }

  get isTransaction(): boolean {
    return this.#isTransaction;
  }

  run(text: string, parameters: readonly unknown[]): Promise<SqliteAnswer> {
    if (/^begin\b/i.test(text)) this.#isBroken = false;
    if (this.#isBroken) return Promise.reject(new ThreadEndedError());
    return new Promise((resolve, reject) => {
      this.#worker ??= this.#start();
      // A process whose work is done may exit, but not one that is waiting for a result.
      if (this.#waiting.push({ resolve, reject }) === 1) this.#worker.ref();
      this.#worker.postMessage({ text, parameters } satisfies ThreadRequest);
    });
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    if (worker === undefined) return;
    worker.ref();
    const end = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage('close' satisfies ThreadRequest);
    await end;
  }

  #start(): Worker {
    this.#onStart();
    const worker = new Worker(new URL('./runSqliteThread.ts', import.meta.url), {
      workerData: { file: this.#file, ...this.#options },
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    worker.unref();
    worker.on('message', (settled: ThreadAnswer) => this.#settle(settled));
    worker.on('error', (error) => this.#end(worker, error));
    worker.once('exit', () => this.#end(worker));
    return worker;
  }

  #settle(settled: ThreadAnswer): void {
    this.#isTransaction = settled.isTransaction;
    const waiting = this.#waiting.shift();
    if (this.#waiting.length === 0) this.#worker?.unref();
    if ('answer' in settled) waiting?.resolve(settled.answer);
    else waiting?.reject(Object.assign(new Error(settled.error.message), settled.error.properties));
  }

  /** The next statement starts another thread, possibly between this one's error and its end. */
  #end(worker: Worker, cause?: unknown): void {
    if (worker !== this.#worker) return;
    this.#worker = undefined;
    this.#isBroken ||= this.#isTransaction;
    this.#isTransaction = false;
    for (const { reject } of this.#waiting.splice(0)) reject(new ThreadEndedError(cause));
  }
}
