import { brotliDecompress, brotliDecompressSync, gunzip, gunzipSync } from 'node:zlib';
import type { StaticEntry, StaticVariant } from './StaticEntry.ts';

/** Maximum bytes of cached bodies: the pages that most visitors see. */
const CACHE_SIZE = 8 * 1024 * 1024;

/** Size above which a body is written in pieces, in bytes: more at once would cost as much as a form. */
export const LARGE_BODY = 64 * 1024;

/**
 * The bodies of files, one character per byte: node:http writes such a string and the head in one piece, but a Buffer
 * separately. Recently requested bodies are in memory, the rest in the snapshot of the site, which would otherwise take
 * most of the server's memory. Uncompressed pages would take five times as much again, and nearly every client accepts
 * compressed ones: they are decompressed on request.
 */
export class StaticBodies {
  /** Least recently used first. */
  readonly #kept = new Map<StaticVariant, string>();
  #size = 0;
  readonly #waiting = new Map<StaticVariant, ((body: string | undefined) => void)[]>();

  /** The body of a variant. Throws if the disk fails. */
  get({ variants }: StaticEntry, variant: StaticVariant): string {
    const known = this.#recall(variant);
    if (known !== undefined) return known;
    const { bytes, isBrotli } = sourceOf(variants);
    return this.#keep(variant, isBrotli ? brotliDecompressSync(bytes) : gunzipSync(bytes));
  }

  /**
   * Passes the body of a variant to a callback, at once unless it has to be decompressed, which does not block other
   * requests. undefined if that or the disk fails.
   */
  read(entry: StaticEntry, variant: StaticVariant, use: (body: string | undefined) => void): void {
    const waiting = this.#waiting.get(variant);
    if (waiting !== undefined) {
      waiting.push(use);
      return;
    }
    let known: string | undefined;
    let source: ReturnType<typeof sourceOf> | undefined;
    try {
      known = this.#recall(variant);
      if (known === undefined) source = sourceOf(entry.variants);
    } catch {
      // The caller closes the connection.
    }
    if (source === undefined) {
      use(known);
      return;
    }
    this.#waiting.set(variant, [use]);
    (source.isBrotli ? brotliDecompress : gunzip)(source.bytes, (error, plain) => {
      const body = error ? undefined : this.#keep(variant, plain);
      const all = this.#waiting.get(variant) ?? [];
      this.#waiting.delete(variant);
      for (const one of all) one(body);
    });
  }

  #recall(variant: StaticVariant): string | undefined {
    const body = this.#kept.get(variant);
    if (body === undefined) return variant.readPart && this.#keep(variant, variant.readPart(0, variant.size));
    this.#kept.delete(variant);
    this.#kept.set(variant, body);
    return body;
  }

  #keep(variant: StaticVariant, bytes: Buffer): string {
    const body = bytes.toString('latin1');
    const before = this.#kept.get(variant);
    if (before !== undefined) return before;
    this.#kept.set(variant, body);
    this.#size += body.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= CACHE_SIZE) break;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
    return body;
  }
}

/** The compressed copy that a body is made from. */
function sourceOf({ br, gzip }: StaticEntry['variants']): { bytes: Buffer; isBrotli: boolean } {
  const copy = br ?? gzip;
  return { bytes: copy?.readPart?.(0, copy.size) ?? Buffer.alloc(0), isBrotli: br !== undefined };
}
