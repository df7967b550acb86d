import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Finished documents and their files, stored under a hash of their content: an older or newer index can never point at
 * the wrong text.
 */
export class DocumentStore {
  readonly #folder: string;
  readonly #held: Set<string>;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#held = new Set(readdirSync(folder));
  }

  /** Whether a text is stored. */
  has(hash: string): boolean {
    return this.#held.has(hash);
  }

  /** Stores a text and returns its hash. */
  add(text: string): string {
    const hash = createHash('sha256').update(text).digest('hex');
    if (!this.#held.has(hash)) {
      writeFileSync(join(this.#folder, hash), text);
      this.#held.add(hash);
    }
    return hash;
  }

  read(hash: string): Promise<string> {
    return readFile(join(this.#folder, hash), 'utf8');
  }

  /** Deletes every text except these. */
  async keepOnly(hashes: ReadonlySet<string>): Promise<void> {
    for (const hash of this.#held) {
      if (hashes.has(hash)) continue;
      await rm(join(this.#folder, hash), { force: true });
      this.#held.delete(hash);
    }
  }
}
