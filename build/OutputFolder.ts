import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { reportProgress } from '../server/progress/reportProgress.ts';
import { bodyFacts, type KnownBodies } from '../server/static/StaticTable.ts';
import { COMPRESSIBLE, type CompressionKind, compress } from './compress.ts';

/** A file as it lies in the folder: what it was made of, and by what it is known again on the disk. */
interface WrittenFile {
  hash: string;
  size: number;
  mtimeMs: number;
  /** Of the file and its compressed forms. */
  bodies: KnownBodies;
}

type Body = string | Uint8Array;

/** A file of the new folder: the one of the last build, or one that is being staged. */
interface Planned {
  hash: string;
  isKept: boolean;
  staged: Promise<void>;
}

const STAGE = 'Compressed files';

/** Files that the server reads itself and never sends. */
const isInternal = (path: string) => path.startsWith('.site/');

const sha256 = (body: Body) => createHash('sha256').update(body).digest('hex');

const isCompressed = (path: string) => COMPRESSIBLE.test(path) && !isInternal(path);

/** The file and its compressed forms. */
const formsOf = (path: string) => (isCompressed(path) ? [path, `${path}.br`, `${path}.gz`] : [path]);

function kindOf(path: string): CompressionKind {
  if (path.endsWith('.html')) return 'page';
  // Drawings for those who want no motion, and rules that only the rest of a page uses.
  if (/\.still\.svg$|(?:^|\/)rest\.[^/]+\.css$/.test(path)) return 'late';
  return /\.(?:svg|css)$/.test(path) ? 'drawing' : 'text';
}

/**
 * The folder of the built site. A build stages a whole new folder beside it: files that differ from the last build are
 * written as they are put in, the others are hard links. Then the two trade places, so that a build that fails or is
 * killed leaves the last site, and no one ever reads half of each.
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
   * The folder as the last build left it.
   *
   * @param own what a build keeps for the next one; where it is deleted everything is written anew
   */
  static async open(folder: string, own: string): Promise<OutputFolder> {
    restoreSite(folder, own);
    for (const left of Object.values(placesOf(folder, own))) await removeFolder(left);
    let before: [string, WrittenFile][] = [];
    try {
      before = JSON.parse(await readFile(join(own, 'record.json'), 'utf8')) as [string, WrittenFile][];
    } catch {
      // No build yet, or half a record: everything is written anew.
    }
    return new OutputFolder(folder, own, new Map(before));
  }

  /**
   * A file of these bytes, or this text. Resolves once it is staged with its compressed forms. Throws when another file
   * has the same path.
   */
  put(path: string, body: Body): Promise<void> {
    return this.putLater(path, sha256(body), async () => body);
  }

  /** A file that is known by a value that changes with its bytes; they are asked for only when it has to be written. */
  putLater(path: string, hash: string, body: () => Promise<Body>): Promise<void> {
    const other = this.#planned.get(path);
    if (other !== undefined && other.hash !== hash)
      return Promise.reject(new Error(`two parts of the build make ${path}, and not the same`));
    if (other !== undefined) return other.staged;
    const known = this.#before.get(path);
    // The record of an older version says nothing of bodies.
    const isKept = known?.hash === hash && known.bodies !== undefined && this.#isUntouched(path, known);
    if (isKept) this.#after.set(path, known);
    const staged = isKept ? Promise.resolve() : this.#stage(path, hash, body);
    // Told to whoever waits for it, and once more by write().
    staged.catch(() => {});
    this.#planned.set(path, { hash, isKept, staged });
    return staged;
  }

  /** A file like another, whose name or place says all of its content. */
  async copy(path: string, source: string): Promise<void> {
    const { size, mtimeMs } = await stat(source);
    await this.putLater(path, `${source}:${size}:${mtimeMs}`, () => readFile(source));
  }

  /** Paths that are to lie in the folder, without the compressed forms. */
  paths(): Set<string> {
    return new Set(this.#planned.keys());
  }

  /** What the headers of a file's answers say of its bodies; undefined for a file that was not put in. */
  bodiesOf(path: string): KnownBodies | undefined {
    return this.#after.get(path)?.bodies;
  }

  /** Where the new folder is whole after `stage`, until `publish`. */
  get staging(): string {
    return this.#places.staging;
  }

  /** Completes the new folder with the files that did not change. Rejects when one could not be staged. */
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

  /** Gives up the new folder: nothing is written to it afterwards. */
  async abandon(): Promise<void> {
    await Promise.allSettled([...this.#planned.values()].map(({ staged }) => staged));
    await removeFolder(this.#places.staging);
  }

  /** Puts the new folder in the place of the old one. */
  async publish(): Promise<{ written: number; kept: number; removed: number }> {
    await mkdir(dirname(this.#record), { recursive: true });
    // Before the folders trade places: a record that fits neither is a record of which every line is found untrue.
    await writeFile(`${this.#record}.part`, JSON.stringify([...this.#after]));
    const hasPrevious = existsSync(this.#folder);
    if (hasPrevious) renameSync(this.#folder, this.#places.previous);
    renameSync(this.#places.staging, this.#folder);
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
    // Thousands of small files are written in half the processor time when nobody waits for each.
    writeFileSync(target, bytes);
    const bodies: KnownBodies = { identity: bodyFacts(bytes) };
    if (isCompressed(path)) {
      const { br, gz } = await compress(bytes, kindOf(path));
      writeFileSync(`${target}.br`, br);
      writeFileSync(`${target}.gz`, gz);
      bodies.br = bodyFacts(br);
      bodies.gzip = bodyFacts(gz);
    }
    const { size, mtimeMs } = statSync(target);
    this.#after.set(path, { hash, size, mtimeMs, bodies });
    this.#staged += 1;
    // One more than is known: pages still to be drawn bring files of their own.
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

/** Waits for whoever still writes to it, such as a virus scanner or a task that began before another failed. */
const removeFolder = (path: string) =>
  rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

/** Where the new folder is staged, and where the old one goes while it is replaced. */
interface Places {
  staging: string;
  previous: string;
}

/** Both must be on the disk of the site: among what the build keeps, or, where that is on another, beside the site. */
function placesOf(folder: string, own: string): Places {
  mkdirSync(own, { recursive: true });
  mkdirSync(dirname(folder), { recursive: true });
  const isSameDisk = statSync(own).dev === statSync(dirname(folder)).dev;
  const place = (name: string) => (isSameDisk ? join(own, name) : `${folder}.${name}`);
  return { staging: place('next'), previous: place('previous') };
}

/** Puts back the site that a build had moved aside when it was killed, between one instant and the next. */
export function restoreSite(folder: string, own: string): void {
  const { previous } = placesOf(folder, own);
  if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
}
