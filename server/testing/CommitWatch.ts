import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** Time between two commits, in ms. */
const PAUSE = 50;

/**
 * Commits rows of its own, one after another, on a connection that nobody breaks. What a database, its disk or this
 * process takes longer than usual shows here too, and is not the fault of what is tested meanwhile.
 */
export class CommitWatch {
  /** The longest commit so far, in ms. */
  longest = 0;
  #isStopped = false;
  readonly #client: Client;
  readonly #commits: Promise<void>;

  private constructor(client: Client) {
    this.#client = client;
    this.#commits = this.#commit();
  }

  /** Connects to a database and makes a table there. */
  static async start(connectionString: string): Promise<CommitWatch> {
    const client = new Client({ connectionString });
    await client.connect();
    await client.query('CREATE TABLE commits (at timestamptz)');
    return new CommitWatch(client);
  }

  async #commit(): Promise<void> {
    while (!this.#isStopped) {
      const started = performance.now();
      await wait(PAUSE);
      await this.#client.query('INSERT INTO commits VALUES (now())');
      this.longest = Math.max(this.longest, performance.now() - started - PAUSE);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#commits;
    await this.#client.end();
  }
}
