import { Gate } from '../http/Gate.ts';

/** Most items that one write takes, so that a flood does not make one endless transaction. */
const GROUP_LIMIT = 256;

/** Wait before a group is written again after a fault that passes, in ms. */
const PAUSE = 100;

/**
 * What a write that failed says. item: one of the items cannot be written. passing: the same write may succeed in a
 * moment, or may even have succeeded without a word, as when a connection is lost. lasting: it is of no use to try
 * again at once.
 */
export type Fault = 'item' | 'passing' | 'lasting';

export interface GroupCommitParts<Item, Result> {
  /** Stores all of the items or none, and returns a result for each. What is stored already it must leave alone. */
  write: (items: readonly Item[]) => Promise<readonly Result[]>;
  faultOf: (error: unknown) => Fault;
}

interface Waiting<Item, Result> {
  item: Item;
  /** Whether the caller has been told, or is about to be. */
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
  /** Each result or reason sends a response: those of a whole group at once would hold up every page. */
  readonly #results = new Gate();
  #waiting: Waiting<Item, Result>[] = [];
  #running: Promise<void> | undefined;
  #lastError: unknown;

  constructor(parts: GroupCommitParts<Item, Result>) {
    this.#parts = parts;
  }

  /**
   * Resolves once the item is written. Rejects with the reason when it was not, and when it is not known to be after
   * so many ms: then it may still be written later, but is not begun.
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

  /** Resolves once everything that was added is written or refused; callers may not have been told yet. */
  async settle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // Requests that the same turn of the event loop brings are in time for the first group.
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
          // One item that cannot be written must not cost the others their place.
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
