import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CACHE = join('.cache', 'compressed');
const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Files worth compressing; pictures, fonts and PDFs are compressed already. */
export const COMPRESSIBLE = /\.(html|css|js|mjs|svg|json|xml|txt|webmanifest|ics)$/;

async function cached(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const path = join(CACHE, key);
  try {
    return await readFile(path);
  } catch {
    const made = await make();
    await writeFile(path, made);
    return made;
  }
}

/**
 * Brotli (quality 11) and gzip of a file's bytes. Results are kept by content, so a build after a small change
 * compresses only what changed.
 */
export async function compress(body: Buffer): Promise<{ br: Buffer; gz: Buffer }> {
  await mkdir(CACHE, { recursive: true });
  const key = createHash('sha256').update(body).digest('hex').slice(0, 32);
  const [br, gz] = await Promise.all([
    cached(`${key}.br`, () =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_LGWIN]: 22,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      }),
    ),
    cached(`${key}.gz`, () => gzipped(body, { level: 9 })),
  ]);
  return { br, gz };
}
