import { EventEmitter, once } from 'node:events';

/** Visitors that send forms one after another to whichever server runs, and note what was acknowledged. */
export class Load {
  /** Ids of the leads that were answered with 202. */
  readonly acknowledged = new Set<string>();
  /** Answers other than 202. */
  readonly others: number[] = [];
  /** Requests that got no answer. */
  unanswered = 0;
  readonly #events = new EventEmitter().setMaxListeners(50);
  readonly #target: () => string | undefined;
  #isStopped = false;
  #count = 0;
  readonly #visitors: Promise<void>[];

  /** target names the server to ask, or undefined while there is none. */
  constructor(visitors: number, target: () => string | undefined) {
    this.#target = target;
    this.#visitors = Array.from({ length: visitors }, () => this.#visit());
  }

  /** To be called when there is a server again. */
  resume(): void {
    this.#events.emit('server');
  }

  /** Resolves after so many more acknowledgements. */
  async more(count: number): Promise<void> {
    const wanted = this.acknowledged.size + count;
    while (this.acknowledged.size < wanted) await once(this.#events, 'acknowledged');
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.resume();
    await Promise.all(this.#visitors);
  }

  async #visit(): Promise<void> {
    while (!this.#isStopped) {
      const address = this.#target();
      if (address === undefined) {
        await once(this.#events, 'server');
        continue;
      }
      await this.#send(address);
    }
  }

  async #send(address: string): Promise<void> {
    this.#count += 1;
    try {
      const answer = await fetch(`${address}/forms/newsletter/`, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({ email: `visitor${this.#count}@northwind.example` }),
      });
      const body = (await answer.json()) as { id?: string };
      if (answer.status === 202 && body.id !== undefined) {
        this.acknowledged.add(body.id);
        this.#events.emit('acknowledged');
      } else this.others.push(answer.status);
    } catch {
      this.unanswered += 1;
      // The server was killed: nothing was promised. Leave it the time to be noticed as gone.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
