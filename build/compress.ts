import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CACHE = join('.cache', 'compressed');
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files worth compressing; pictures, fonts and PDFs already are. */
export const COMPRESSIBLE = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest|ics)$/;

/** Initial congestion window: the bytes a server may send before the first acknowledgment, ten packets. */
export const FIRST_WINDOW = 14_600;

/**
 * Brotli levels. NEARLY takes a third of the time of SMALLEST for 0.8 to 3 % more bytes, QUICK a fortieth for 8 to 14
 * %.
 */
const SMALLEST = 11;
const NEARLY = 10;
const QUICK = 8;

/** Upper bound on how much smaller the strongest setting makes a page than the second strongest. */
const MOST_GAIN = 1.04;

/**
 * What kind of file is compressed. Pages get the level that saves a round trip if one can be saved; `rare` files, which
 * few visitors request, the quick one; drawings nearly the strongest, scripts the strongest.
 */
export type CompressionKind = 'text' | 'page' | 'drawing' | 'rare';

interface Compressed {
  br: Buffer;
  gz: Buffer;
}

/** Limits concurrency: compression shares its thread pool with file access, which must not queue behind it. */
class Turns {
  #free: number;
  readonly #waiting: (() => void)[] = [];

  constructor(count: number) {
    this.#free = count;
  }

  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((resolve) => this.#waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}

const turns = new Turns(Math.max(2, availableParallelism()));

async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(CACHE, key);
  if (existsSync(path)) return readFile(path);
  const made = await turns.run(make);
  // Written to a temporary file and renamed, so that a concurrent build never reads a partial file. Writing thousands
  // of small files synchronously takes half the processor time of awaiting each.
  const aside = `${path}.${process.pid}.part`;
  writeFileSync(aside, made);
  renameSync(aside, path);
  return made;
}

const underWay = new Map<string, Promise<Compressed>>();

async function brotliOf(body: Uint8Array, key: string, kind: CompressionKind): Promise<Buffer> {
  const at = (quality: number) =>
    cached(quality === SMALLEST ? `${key}.br` : `${key}.${quality}.br`, () =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_LGWIN]: 22,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    );
  if (kind === 'text') return at(SMALLEST);
  if (kind === 'rare') return at(QUICK);
  const nearly = await at(NEARLY);
  const isClose = nearly.length > FIRST_WINDOW && nearly.length <= FIRST_WINDOW * MOST_GAIN;
  return kind === 'page' && isClose ? at(SMALLEST) : nearly;
}

async function make(body: Uint8Array, key: string, kind: CompressionKind): Promise<Compressed> {
  mkdirSync(CACHE, { recursive: true });
  const [br, gz] = await Promise.all([
    brotliOf(body, key, kind),
    cached(`${key}.gz`, () => gzipped(body, { level: 9 })),
  ]);
  return { br, gz };
}

/**
 * Brotli and gzip of a file's bytes. Results are kept by content, so a build after a small change compresses only what
 * changed.
 */
export function compress(body: Uint8Array, kind: CompressionKind = 'text'): Promise<Compressed> {
  const key = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const job = `${kind} ${key}`;
  let result = underWay.get(job);
  if (!result) {
    result = make(body, key, kind).finally(() => underWay.delete(job));
    underWay.set(job, result);
  }
  return result;
}
