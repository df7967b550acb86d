import { createHash } from 'node:crypto';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { COMPRESSIBLE, type CompressionKind, compress } from './compress.ts';
import { inParallel } from './inParallel.ts';

/** A file of the last build: what it was made of, and how it lay on the disk, by which it is known again. */
interface WrittenFile {
  hash: string;
  size: number;
  mtimeMs: number;
}

type Body = string | Uint8Array;

/** How a file is to be made. */
interface Planned {
  hash: string;
  body: () => Promise<Body>;
}

/** Files that the server reads itself and never sends. */
const isInternal = (path: string) => path.startsWith('.site/');

const sha256 = (body: Body) => createHash('sha256').update(body).digest('hex');

/**
 * The folder of the built site. What is to lie there is planned file by file; writing then touches only what differs
 * from the last build and removes what is no longer part of it, so that a build after a small change is a small one
 * and a build that fails leaves the site as it was.
 */
export class OutputFolder {
  readonly #folder: string;
  /** Where it is kept what was written. */
  readonly #record: string;
  readonly #planned = new Map<string, Planned>();
  readonly #before: Map<string, WrittenFile>;

  private constructor(folder: string, record: string, before: Map<string, WrittenFile>) {
    this.#folder = folder;
    this.#record = record;
    this.#before = before;
  }

  /** The folder as the last build left it, by a record that lies elsewhere; without one everything is written. */
  static async open(folder: string, record: string): Promise<OutputFolder> {
    let before: [string, WrittenFile][] = [];
    try {
      before = JSON.parse(await readFile(record, 'utf8')) as [string, WrittenFile][];
    } catch {
      // No build yet, or half a record: everything is written anew.
    }
    return new OutputFolder(folder, record, new Map(before));
  }

  /** A file of these bytes, or this text. A later one at the same path takes its place. */
  put(path: string, body: Body): void {
    const hash = sha256(body);
    // Begun now, beside what the build still has to draw; the result waits in the cache of compressed files.
    if (isCompressed(path) && this.#before.get(path)?.hash !== hash)
      void compress(Buffer.from(body), kindOf(path)).catch(() => {});
    this.#planned.set(path, { hash, body: async () => body });
  }

  /** A file like another, whose name or place says all of its content. */
  async copy(path: string, source: string): Promise<void> {
    const { size, mtimeMs } = await stat(source);
    this.#planned.set(path, {
      hash: `${source}:${size}:${mtimeMs}`,
      body: () => readFile(source),
    });
  }

  /** Paths that are to lie in the folder, without the compressed forms. */
  paths(): Set<string> {
    return new Set(this.#planned.keys());
  }

  /** Writes what differs from the last build, compressed forms included, and removes what is not planned. */
  async write(): Promise<{ written: number; kept: number; removed: number }> {
    const after = new Map<string, WrittenFile>();
    let written = 0;
    await mkdir(this.#folder, { recursive: true });
    // Without the record until all is in place: a build that is cut off is followed by a whole one.
    await rm(this.#record, { force: true });
    const makeFile = async ([path, { hash, body }]: [string, Planned]) => {
      const known = this.#before.get(path);
      if (known?.hash === hash && (await this.#isUntouched(path, known))) {
        after.set(path, known);
        return;
      }
      const bytes = Buffer.from(await body());
      const forms: [string, Buffer][] = [[path, bytes]];
      if (isCompressed(path)) {
        const { br, gz } = await compress(bytes, kindOf(path));
        forms.push([`${path}.br`, br], [`${path}.gz`, gz]);
      }
      const target = join(this.#folder, path);
      mkdirSync(dirname(target), { recursive: true });
      // Thousands of small files are written in half the processor time when nobody waits for each.
      for (const [name, content] of forms) writeFileSync(join(this.#folder, name), content);
      const { size, mtimeMs } = statSync(target);
      after.set(path, { hash, size, mtimeMs });
      written += 1;
    };
    await inParallel(this.#planned, 8, makeFile, 'Compressed files');
    const removed = await this.#removeOthers();
    await mkdir(dirname(this.#record), { recursive: true });
    await writeFile(`${this.#record}.part`, JSON.stringify([...after]));
    await rename(`${this.#record}.part`, this.#record);
    return { written, kept: after.size - written, removed };
  }

  async #isUntouched(path: string, known: WrittenFile): Promise<boolean> {
    try {
      const { size, mtimeMs } = await stat(join(this.#folder, path));
      if (isCompressed(path))
        await Promise.all(['.br', '.gz'].map((end) => stat(join(this.#folder, path + end))));
      return size === known.size && mtimeMs === known.mtimeMs;
    } catch {
      return false;
    }
  }

  async #removeOthers(): Promise<number> {
    const wanted = new Set(
      [...this.#planned.keys()].flatMap((path) =>
        isCompressed(path) ? [path, `${path}.br`, `${path}.gz`] : [path],
      ),
    );
    const folders = new Set([...wanted].flatMap(foldersOf));
    let removed = 0;
    for (const entry of await readdir(this.#folder, { recursive: true, withFileTypes: true })) {
      const full = join(entry.parentPath, entry.name);
      const path = full.slice(this.#folder.length + 1);
      if (entry.isDirectory() ? folders.has(path) : wanted.has(path)) continue;
      await rm(full, { recursive: true, force: true });
      removed += 1;
    }
    return removed;
  }
}

function kindOf(path: string): CompressionKind {
  if (path.endsWith('.html')) return 'page';
  return /\.(?:svg|css)$/.test(path) ? 'picture or style' : 'text';
}

const isCompressed = (path: string) => COMPRESSIBLE.test(path) && !isInternal(path);

/** Every folder above a file. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
