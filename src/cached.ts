import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A folder below .cache, and everything that goes into the result, as JSON: what is left out makes it outdated. */
type CacheKey = readonly [folder: string, ...inputs: unknown[]];

/** What is being made, by path: callers that ask for the same thing wait for one maker. */
const underWay = new Map<string, Promise<string>>();

/** Bytes that are expensive to make: made once, and kept on disk until somebody deletes them. A failure is not kept. */
export async function cached(key: CacheKey, make: () => Promise<Uint8Array>): Promise<Buffer> {
  // Writing thousands of small files synchronously takes half the processor time of awaiting each.
  return readFileSync(await cachedPath(key, async (path) => writeFileSync(path, await make())));
}

/** The same for what is needed on disk: `make` writes a file or a folder to the path it gets. Returns where it is kept. */
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
  // Renamed once it is complete: another build may be looking for it, and this one may be killed.
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
