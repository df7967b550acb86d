import { mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Reads the bytes of a stored file from start up to end. Throws if the disk fails. */
export type ReadPart = (start: number, end: number) => Buffer;

/** Stores the bytes of a file, which are copied, and returns how to read them back. */
export type StoreBytes = (bytes: Buffer) => ReadPart;

export const storeInMemory: StoreBytes = (bytes) => {
  const own = Buffer.from(bytes);
  return (start, end) => own.subarray(start, end);
};

/**
 * A private copy of the site in one file without a name, in the folder for temporary files. The build itself cannot be
 * read while the server runs: a new build may replace it at any moment, and pages of two builds would mix. The file is
 * gone when the process ends, however it ends. What does not fit stays in memory.
 */
export class SiteSnapshot {
  /** Why not all of the site is in the file, for the operator. */
  fault: string | undefined;
  #file: number | undefined;
  #end = 0;

  constructor(parent = tmpdir()) {
    try {
      const folder = mkdtempSync(join(parent, 'site-'));
      try {
        this.#file = openSync(join(folder, 'snapshot'), 'wx+', 0o600);
      } finally {
        rmSync(folder, { recursive: true });
      }
    } catch (error) {
      this.#giveUp(error);
    }
  }

  store(bytes: Buffer): ReadPart {
    const file = this.#file;
    if (file === undefined || this.fault !== undefined) return storeInMemory(bytes);
    const place = this.#end;
    try {
      for (let written = 0; written < bytes.length; )
        written += writeSync(file, bytes, written, bytes.length - written, place + written);
    } catch (error) {
      this.#giveUp(error);
      return storeInMemory(bytes);
    }
    this.#end += bytes.length;
    return (start, end) => {
      const part = Buffer.allocUnsafe(end - start);
      const read = readSync(file, part, 0, part.length, place + start);
      if (read < part.length) throw new Error('the copy of the site is incomplete');
      return part;
    };
  }

  #giveUp(error: unknown): void {
    const reason = error instanceof Error ? error.message : String(error);
    this.fault = `The site is kept in memory, because the folder for temporary files cannot hold it (${reason}): make room, or set TMPDIR to a folder on a disk.`;
  }
}
