import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Every file below a folder, by relative path, in a stable order. */
export async function listFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
