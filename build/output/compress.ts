import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cached } from '../../src/cached.ts';

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

/** Bytes of a file from which the strongest setting would take longer than the rest of a build after one change. */
const VERY_LARGE = 8_000_000;

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
class Semaphore {
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

const semaphore = new Semaphore(Math.max(2, availableParallelism()));

async function brotliOf(body: Uint8Array, hash: string, kind: CompressionKind): Promise<Buffer> {
  const at = (quality: number) =>
    cached(['compressed', hash, quality], () =>
      semaphore.run(() =>
        brotli(body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: quality,
            [constants.BROTLI_PARAM_LGWIN]: 22,
            [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
          },
        }),
      ),
    );
  if (kind === 'rare' || body.length > VERY_LARGE) return at(QUICK);
  if (kind === 'text') return at(SMALLEST);
  const nearly = await at(NEARLY);
  const isClose = nearly.length > FIRST_WINDOW && nearly.length <= FIRST_WINDOW * MOST_GAIN;
  return kind === 'page' && isClose ? at(SMALLEST) : nearly;
}

/**
 * Brotli and gzip of a file's bytes. Results are kept by content, so a build after a small change compresses only what
 * changed.
 */
export async function compress(body: Uint8Array, kind: CompressionKind = 'text'): Promise<Compressed> {
  const hash = createHash('sha256').update(body).digest('hex');
  const [br, gz] = await Promise.all([
    brotliOf(body, hash, kind),
    cached(['compressed', hash, 'gzip'], () => semaphore.run(() => gzipped(body, { level: 9 }))),
  ]);
  return { br, gz };
}
