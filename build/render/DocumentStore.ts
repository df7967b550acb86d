import { mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Texts under names that change with them: an older or newer index can never point at the wrong one. */
export class DocumentStore {
  readonly #folder: string;
  readonly #held: Set<string>;

  constructor(folder: string) {
    this.#folder = folder;
    mkdirSync(folder, { recursive: true });
    this.#held = new Set(readdirSync(folder));
  }

  /** Whether a text is stored. */
  has(name: string): boolean {
    return this.#held.has(fileOf(name));
  }

  /** Stores a text under a name, such as a hash of the text, or a path that contains one. */
  add(name: string, text: string): void {
    if (this.has(name)) return;
    const file = join(this.#folder, fileOf(name));
    // Renamed once it is complete, as this build may be killed.
    const aside = `${file}.${process.pid}`;
    writeFileSync(aside, text);
    renameSync(aside, file);
    this.#held.add(fileOf(name));
  }

  read(name: string): Promise<string> {
    return readFile(join(this.#folder, fileOf(name)), 'utf8');
  }

  /** Deletes every text except these. */
  async keepOnly(names: Iterable<string>): Promise<void> {
    const kept = new Set([...names].map(fileOf));
    for (const file of this.#held) {
      if (kept.has(file)) continue;
      await rm(join(this.#folder, file), { force: true });
      this.#held.delete(file);
    }
  }
}

/** Name of a file in the store’s one folder. */
const fileOf = (name: string) => name.replaceAll('/', '+');
