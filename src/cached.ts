import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder below .cache, and everything that the result depends on, as JSON: anything omitted makes it stale. */
type CacheKey = readonly [folder: string, ...inputs: unknown[]];

/** Results in progress, by path, so that concurrent callers share one. */
const underWay = new Map<string, Promise<string>>();

/** Bytes that are expensive to make: made once, and kept on disk. A failure is not cached. */
export async function cached(key: CacheKey, make: () => Promise<Uint8Array>): Promise<Buffer> {
  // Writing thousands of small files synchronously takes half the processor time of awaiting each.
  return readFileSync(await cachedPath(key, async (path) => writeFileSync(path, await make())));
}

/** The same for a file or a folder, which `make` writes to the path it gets. Returns the path of the cached one. */
export function cachedPath(
  [folder, ...inputs]: CacheKey,
  make: (path: string) => Promise<unknown>,
): Promise<string> {
  const name = createHash('sha256').update(JSON.stringify(inputs)).digest('hex').slice(0, 32);
  const path = join('.cache', folder, name);
  const result = underWay.get(path) ?? makeOnce(path, make).finally(() => underWay.delete(path));
  underWay.set(path, result);
  return result;
}

async function makeOnce(path: string, make: (path: string) => Promise<unknown>): Promise<string> {
  if (existsSync(path)) return path;
  mkdirSync(dirname(path), { recursive: true });
  // Renamed once complete: another build may read it, and this one may be killed.
  const aside = `${path}.${randomUUID()}`;
  try {
    await make(aside);
    renameSync(aside, path);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // A folder cannot replace the one that another process has made in the meantime.
    if (!existsSync(path)) throw error;
  }
  return path;
}
