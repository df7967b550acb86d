import { EventEmitter, once } from 'node:events';

/** Visitors who keep submitting forms to whichever server is running, and record what was acknowledged. */
export class Load {
  /** Ids of the leads that got a 202. */
  readonly acknowledged = new Set<string>();
  /**
   * Number of 503s, which a slow disk may cause. Tests that must not see any check this; the others wait for the next
   * acknowledgment with more().
   */
  unavailable = 0;
  /** Responses other than 202 and 503. */
  readonly others: number[] = [];
  /** Requests that got no response. */
  unanswered = 0;
  readonly #events = new EventEmitter().setMaxListeners(50);
  readonly #target: () => string | undefined;
  #isStopped = false;
  #count = 0;
  readonly #visitors: Promise<void>[];

  /** target returns the server to send to, or undefined while there is none. */
  constructor(visitors: number, target: () => string | undefined) {
    this.#target = target;
    this.#visitors = Array.from({ length: visitors }, () => this.#visit());
  }

  /** Call this when a server is available again. */
  resume(): void {
    this.#events.emit('server');
  }

  /** Resolves after this many more acknowledgements. */
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
      } else if (answer.status === 503) this.unavailable += 1;
      else this.others.push(answer.status);
    } catch {
      this.unanswered += 1;
      // The server was killed, so nothing was promised. Gives the test time to notice that it is gone.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}
