import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reportProgress } from '../../server/progress/reportProgress.ts';
import { BUILD_MARKS } from '../../shared/site/buildMarks.ts';
import { COMPRESSIBLE, type CompressionKind, compress } from './compress.ts';

/** A file in the folder: its source, and how it is recognized on disk. */
interface WrittenFile {
  hash: string;
  size: number;
  mtimeMs: number;
}

type Body = string | Uint8Array;

/** A file of the new folder: carried over from the last build, or being staged. */
interface Planned {
  hash: string;
  isKept: boolean;
  staged: Promise<void>;
}

const STAGE = 'Compressed files';

/** Files that only the server itself reads and never sends. */
const isInternal = (path: string) => path.startsWith('.site/');

const sha256 = (body: Body) => createHash('sha256').update(body).digest('hex');

const isCompressed = (path: string) => COMPRESSIBLE.test(path) && !isInternal(path);

/** The file and its compressed forms. */
const formsOf = (path: string) => (isCompressed(path) ? [path, `${path}.br`, `${path}.gz`] : [path]);

function kindOf(path: string): CompressionKind {
  if (path.endsWith('.html')) return 'page';
  // Drawings for visitors who prefer reduced motion.
  if (path.endsWith(BUILD_MARKS.stillDrawing)) return 'rare';
  return /\.(?:svg|css)$/.test(path) ? 'drawing' : 'text';
}

/**
 * The folder of the built site. A build assembles a complete staging folder next to it: files that differ from the last
 * build are written as they arrive, the others are hard links. Then the two folders are swapped, so a build that fails
 * or is killed leaves the previous site in place, and a mix of the two is never served.
 */
export class OutputFolder {
  readonly #folder: string;
  readonly #record: string;
  readonly #places: Places;
  readonly #before: Map<string, WrittenFile>;
  readonly #planned = new Map<string, Planned>();
  readonly #after = new Map<string, WrittenFile>();
  readonly #madeFolders = new Set<string>();
  #staged = 0;
  #toStage = 0;

  private constructor(folder: string, own: string, before: Map<string, WrittenFile>) {
    this.#folder = folder;
    this.#record = join(own, 'record.json');
    this.#places = placesOf(folder, own);
    this.#before = before;
  }

  /**
   * Opens the folder as the last build left it.
   *
   * @param own where builds keep their record; without a record everything is rewritten
   */
  static async open(folder: string, own: string): Promise<OutputFolder> {
    restoreSite(folder, own);
    for (const left of Object.values(placesOf(folder, own))) await removeFolder(left);
    let before: [string, WrittenFile][] = [];
    try {
      before = JSON.parse(await readFile(join(own, 'record.json'), 'utf8')) as [string, WrittenFile][];
    } catch {
      // No build yet, or a truncated record: everything is rewritten.
    }
    return new OutputFolder(folder, own, new Map(before));
  }

  /** Adds a file. Resolves once it is staged with its compressed forms. Throws when another file has the same path. */
  put(path: string, body: Body): Promise<void> {
    return this.putLater(path, sha256(body), async () => body);
  }

  /**
   * Adds a file identified by a key that changes with its bytes; the bytes are read only when the file has to be
   * written.
   */
  putLater(path: string, hash: string, body: () => Promise<Body>): Promise<void> {
    const other = this.#planned.get(path);
    if (other !== undefined && other.hash !== hash)
      return Promise.reject(new Error(`two parts of the build write ${path} with different content`));
    if (other !== undefined) return other.staged;
    const known = this.#before.get(path);
    const isKept = known?.hash === hash && this.#isUntouched(path, known);
    if (isKept) this.#after.set(path, known);
    const staged = isKept ? Promise.resolve() : this.#stage(path, hash, body);
    // The caller sees the rejection, and write() reports it again.
    staged.catch(() => {});
    this.#planned.set(path, { hash, isKept, staged });
    return staged;
  }

  /** Adds a copy of a file whose name or location identifies its content. */
  async copy(path: string, source: string): Promise<void> {
    const { size, mtimeMs } = await stat(source);
    await this.putLater(path, `${source}:${size}:${mtimeMs}`, () => readFile(source));
  }

  /** Paths of the new folder, without compressed forms. */
  paths(): Set<string> {
    return new Set(this.#planned.keys());
  }

  /** The complete new folder, between `stage` and `publish`. */
  get staging(): string {
    return this.#places.staging;
  }

  /** Adds the unchanged files to the new folder. Rejects when a file could not be staged. */
  async stage(): Promise<void> {
    for (const { staged } of this.#planned.values()) await staged;
    if (this.#toStage > 0) reportProgress(STAGE, this.#staged, this.#toStage);
    mkdirSync(this.#places.staging, { recursive: true });
    for (const [path, { isKept }] of this.#planned) {
      if (!isKept) continue;
      this.#makeFolderOf(path);
      for (const form of formsOf(path)) linkSync(join(this.#folder, form), join(this.#places.staging, form));
    }
  }

  /** Abandons the new folder: nothing is written to it afterwards. */
  async abandon(): Promise<void> {
    await Promise.allSettled([...this.#planned.values()].map(({ staged }) => staged));
    await removeFolder(this.#places.staging);
  }

  /** Replaces the old folder with the new one, or puts the old one back if that fails. */
  async publish(): Promise<{ written: number; kept: number; removed: number }> {
    await mkdir(dirname(this.#record), { recursive: true });
    // Before the swap: a record that matches neither folder only means that every file is checked and rewritten.
    await writeFile(`${this.#record}.part`, JSON.stringify([...this.#after]));
    const hasPrevious = existsSync(this.#folder);
    if (hasPrevious) renameSync(this.#folder, this.#places.previous);
    try {
      renameSync(this.#places.staging, this.#folder);
    } catch (error) {
      if (hasPrevious) renameSync(this.#places.previous, this.#folder);
      throw error;
    }
    renameSync(`${this.#record}.part`, this.#record);
    if (hasPrevious) await removeFolder(this.#places.previous);
    const kept = this.#planned.size - this.#staged;
    const removed = [...this.#before.keys()].filter((path) => !this.#planned.has(path)).length;
    return { written: this.#staged, kept, removed };
  }

  async #stage(path: string, hash: string, body: () => Promise<Body>): Promise<void> {
    this.#toStage += 1;
    const bytes = Buffer.from(await body());
    this.#makeFolderOf(path);
    const target = join(this.#places.staging, path);
    // Writing thousands of small files synchronously takes half the processor time of awaiting each.
    writeFileSync(target, bytes);
    if (isCompressed(path)) {
      const { br, gz } = await compress(bytes, kindOf(path));
      writeFileSync(`${target}.br`, br);
      writeFileSync(`${target}.gz`, gz);
    }
    const { size, mtimeMs } = statSync(target);
    this.#after.set(path, { hash, size, mtimeMs });
    this.#staged += 1;
    // The total is an estimate: pages still to be rendered bring files of their own.
    reportProgress(STAGE, this.#staged, this.#toStage + 1);
  }

  #makeFolderOf(path: string): void {
    const folder = dirname(join(this.#places.staging, path));
    if (this.#madeFolders.has(folder)) return;
    mkdirSync(folder, { recursive: true });
    this.#madeFolders.add(folder);
  }

  #isUntouched(path: string, known: WrittenFile): boolean {
    const found = statSync(join(this.#folder, path), { throwIfNoEntry: false });
    if (found?.size !== known.size || found.mtimeMs !== known.mtimeMs) return false;
    return formsOf(path).every((form) => existsSync(join(this.#folder, form)));
  }
}

/** Retries while something still writes to it, such as a virus scanner or a task started before another one failed. */
const removeFolder = (path: string) =>
  rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/** Where the new folder is staged, and where the old one is moved during the swap. */
interface Places {
  staging: string;
  previous: string;
}

/**
 * Both must be on the same file system as the site: in the build’s own folder or, if that is elsewhere, next to the
 * site.
 */
function placesOf(folder: string, own: string): Places {
  mkdirSync(own, { recursive: true });
  mkdirSync(dirname(folder), { recursive: true });
  const isSameDisk = statSync(own).dev === statSync(dirname(folder)).dev;
  const place = (name: string) => (isSameDisk ? join(own, name) : `${folder}.${name}`);
  return { staging: place('next'), previous: place('previous') };
}

/** Restores the site when a build was killed in the middle of the swap. */
export function restoreSite(folder: string, own: string): void {
  const { previous } = placesOf(folder, own);
  if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
}
