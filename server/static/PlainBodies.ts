import { brotliDecompress, brotliDecompressSync, gunzip, gunzipSync } from 'node:zlib';
import type { StaticEntry, StaticVariant } from './StaticEntry.ts';

/** Bytes of uncompressed bodies that are kept for whoever asks next. */
const KEPT = 8 * 1024 * 1024;

/**
 * The bodies of files as they are without compression. A site's pages take five times as much memory as their
 * compressed copies, and nearly every client accepts one of those: for the others they are made when they ask.
 */
export class PlainBodies {
  /** The most recently asked for last. */
  readonly #kept = new Map<StaticVariant, string>();
  #size = 0;
  readonly #waiting = new Map<StaticVariant, ((body: string | undefined) => void)[]>();

  /** The body of a variant, without a wait. */
  get({ variants }: StaticEntry, variant: StaticVariant): string {
    const known = variant.body ?? this.#recall(variant);
    if (known !== undefined) return known;
    const { bytes, isBrotli } = sourceOf(variants);
    return this.#keep(variant, isBrotli ? brotliDecompressSync(bytes) : gunzipSync(bytes));
  }

  /**
   * Passes on the body of a variant, at once if it is in memory; other requests are answered meanwhile if it is not.
   * undefined if it cannot be made.
   */
  read({ variants }: StaticEntry, variant: StaticVariant, use: (body: string | undefined) => void): void {
    const known = variant.body ?? this.#recall(variant);
    if (known !== undefined) {
      use(known);
      return;
    }
    const waiting = this.#waiting.get(variant);
    if (waiting !== undefined) {
      waiting.push(use);
      return;
    }
    this.#waiting.set(variant, [use]);
    const { bytes, isBrotli } = sourceOf(variants);
    (isBrotli ? brotliDecompress : gunzip)(bytes, (error, plain) => {
      const body = error ? undefined : this.#keep(variant, plain);
      const all = this.#waiting.get(variant) ?? [];
      this.#waiting.delete(variant);
      for (const one of all) one(body);
    });
  }

  #recall(variant: StaticVariant): string | undefined {
    const body = this.#kept.get(variant);
    if (body === undefined) return undefined;
    this.#kept.delete(variant);
    this.#kept.set(variant, body);
    return body;
  }

  #keep(variant: StaticVariant, plain: Buffer): string {
    const body = plain.toString('latin1');
    const before = this.#kept.get(variant);
    if (before !== undefined) return before;
    this.#kept.set(variant, body);
    this.#size += body.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#size <= KEPT) break;
      this.#kept.delete(oldest);
      this.#size -= length;
    }
    return body;
  }
}

/** The compressed copy that a body is made from. */
function sourceOf({ br, gzip }: StaticEntry['variants']): { bytes: Buffer; isBrotli: boolean } {
  return { bytes: Buffer.from(br?.body ?? gzip?.body ?? '', 'latin1'), isBrotli: br !== undefined };
}
