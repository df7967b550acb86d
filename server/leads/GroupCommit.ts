/** Most items that one write takes, so that a flood does not make one endless transaction. */
const GROUP_LIMIT = 256;

interface Waiting<Item> {
  item: Item;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * Writes items in groups: what arrives while a write is under way goes into the next one together, and everyone is told
 * when the write of their own item has ended. A flush of the disk is what a commit costs, and a group shares one.
 */
export class GroupCommit<Item> {
  readonly #write: (items: readonly Item[]) => Promise<void>;
  #waiting: Waiting<Item>[] = [];
  #running: Promise<void> | undefined;

  /** write stores all of the items or none. */
  constructor(write: (items: readonly Item[]) => Promise<void>) {
    this.#write = write;
  }

  /** Resolves once the item is written; rejects, when it was not, with the reason. */
  add(item: Item): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Ends once everything that was added is written or refused. */
  async settle(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    // Requests that the same turn of the event loop brings are in time for the first group.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, GROUP_LIMIT));
    this.#running = undefined;
  }

  async #writeGroup(group: readonly Waiting<Item>[]): Promise<void> {
    try {
      await this.#write(group.map((waiting) => waiting.item));
      for (const waiting of group) waiting.resolve();
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      // One item that cannot be written must not cost the others their place.
      else {
        const middle = group.length >> 1;
        await this.#writeGroup(group.slice(0, middle));
        await this.#writeGroup(group.slice(middle));
      }
    }
  }
}
