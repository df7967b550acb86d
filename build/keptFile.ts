import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeFingerprint } from './fingerprint.ts';

const CACHE = join('.cache', 'made');

let code: string | undefined;

/**
 * Caches bytes that are expensive to make until the code or their source changes. The source is any JSON value; it
 * must include everything the maker reads besides code and settings.
 */
export async function keptFile(source: unknown, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
  code ??= codeFingerprint();
  const key = createHash('sha256')
    .update(JSON.stringify([code, source]))
    .digest('hex')
    .slice(0, 32);
  const path = join(CACHE, key);
  try {
    return await readFile(path);
  } catch {
    const made = await make();
    await mkdir(CACHE, { recursive: true });
    const aside = `${path}.${process.pid}.part`;
    await writeFile(aside, made);
    await rename(aside, path);
    return made;
  }
}
