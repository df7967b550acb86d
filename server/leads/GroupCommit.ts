import { Gate } from '../http/Gate.ts';

/** Maximum number of items in one write, so that a flood does not become one endless transaction. */
const GROUP_LIMIT = 256;

/** Pause before a group is written again after a passing fault, in ms. */
const PAUSE = 100;

/**
 * What a failed write means. item: one of the items cannot be written. passing: the same write may succeed in a
 * moment, or may have succeeded already, as when a connection is lost. lasting: there is no point in trying again
 * right away.
 */
export type Fault = 'item' | 'passing' | 'lasting';

export interface GroupCommitParts<Item, Result> {
  /**
   * Stores all of the items or none, and returns a result for each. Items that are already stored must be left alone.
   */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  faultOf: (error: unknown) => Fault;
}

interface Waiting<Item, Result> {
  item: Item;
  /** Whether the caller knows the result, or is about to. */
  isSettled: boolean;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * Writes items in groups: items that arrive during a write go into the next one together, and each caller's promise
 * settles with the write of its own item. The cost of a commit is the disk flush, which a group shares.
 */
export class GroupCommit<Item, Result> {
  readonly #parts: GroupCommitParts<Item, Result>;
  /** Each result or error sends a response; sending those of a whole group at once would block pages. */
  readonly #results = new Gate();
  #waiting: Waiting<Item, Result>[] = [];
  #running: Promise<void> | undefined;
  #lastError: unknown;

  constructor(parts: GroupCommitParts<Item, Result>) {
    this.#parts = parts;
  }

  /**
   * Resolves once the item is written. Rejects with the reason if it cannot be, or after patience (in ms) if that is
   * not known by then: it may still be written if its write has begun.
   */
  add(item: Item, patience: number): Promise<Result> {
    return new Promise((resolve, reject) => {
      const settle = () => {
        waiting.isSettled = true;
        clearTimeout(timer);
      };
      const waiting: Waiting<Item, Result> = {
        item,
        isSettled: false,
        resolve: (result) => {
          settle();
          this.#results.enter(() => resolve(result));
        },
        reject: (error) => {
          settle();
          this.#results.enter(() => reject(error));
        },
      };
      const timer = setTimeout(
        () => waiting.reject(new Error('the store did not answer in time', { cause: this.#lastError })),
        patience,
      );
      this.#waiting.push(waiting);
      this.#running ??= this.#run();
    });
  }

  /** Resolves once everything that was added is written or rejected; callers may not know yet. */
  async settle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // Requests that arrive in the same turn of the event loop make it into the first group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, GROUP_LIMIT));
    this.#running = undefined;
  }

  async #writeGroup(group: readonly Waiting<Item, Result>[]): Promise<void> {
    for (;;) {
      const open = group.filter(({ isSettled }) => !isSettled);
      if (open.length === 0) return;
      try {
        const results = await this.#parts.write(open.map(({ item }) => item));
        for (const [index, waiting] of open.entries()) waiting.resolve(results[index] as Result);
        return;
      } catch (error) {
        this.#lastError = error;
        const fault = this.#parts.faultOf(error);
        if (fault === 'item' && open.length > 1) {
          // One item that cannot be written must not take the others down with it.
          const middle = open.length >> 1;
          await this.#writeGroup(open.slice(0, middle));
          await this.#writeGroup(open.slice(middle));
          return;
        }
        if (fault !== 'passing') {
          for (const waiting of open) waiting.reject(error);
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }
}
