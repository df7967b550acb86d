import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CACHE = join('.cache', 'compressed');
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files worth compressing; pictures, fonts and PDFs are compressed already. */
export const COMPRESSIBLE = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest|ics)$/;

/** The strongest setting of brotli. */
const SMALLEST = 11;

/**
 * Drawings are nearly half of what a build compresses. At this setting they take a third of the time and weigh 0.8 % more
 * (decision 19).
 */
const DRAWING = 10;

interface Compressed {
  br: Buffer;
  gz: Buffer;
}

/** Takes turns: compression shares its threads with the reading and writing of files, which must not wait behind it. */
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
  try {
    return await readFile(path);
  } catch {
    const made = await turns.run(make);
    // Written aside and then renamed, so that a build beside this one never reads half a file.
    const aside = `${path}.${process.pid}.part`;
    await writeFile(aside, made);
    await rename(aside, path);
    return made;
  }
}

const underWay = new Map<string, Promise<Compressed>>();

async function make(body: Uint8Array, key: string, quality: number): Promise<Compressed> {
  await mkdir(CACHE, { recursive: true });
  const [br, gz] = await Promise.all([
    cached(quality === SMALLEST ? `${key}.br` : `${key}.${quality}.br`, () =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_LGWIN]: 22,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    ),
    cached(`${key}.gz`, () => gzipped(body, { level: 9 })),
  ]);
  return { br, gz };
}

/**
 * Brotli and gzip of a file's bytes, at their strongest or, for drawings, nearly so. Results are kept by content, so a
 * build after a small change compresses only what changed.
 */
export function compress(body: Uint8Array, kind: 'text' | 'drawing' = 'text'): Promise<Compressed> {
  const key = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const job = `${kind} ${key}`;
  let result = underWay.get(job);
  if (!result) {
    result = make(body, key, kind === 'drawing' ? DRAWING : SMALLEST).finally(() => underWay.delete(job));
    underWay.set(job, result);
  }
  return result;
}
