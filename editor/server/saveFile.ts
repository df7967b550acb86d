import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import type { Fault } from '../../shared/Fault.ts';
import { contentRoot } from '../../src/content/contentRoot.ts';
import { applyEdit, type FileEdit, versionOf } from '../saving/contentFile.ts';
import type { Conflict } from '../saving/mergeData.ts';
import { faultsOfFile } from './changeContent.ts';

/** Result of a save: the new version, or why nothing was written. */
export type Saved = { version: string } | { conflicts: readonly Conflict[] } | { faults: readonly Fault[] };

/**
 * Saves an edit, merged with what is on disk. Writes nothing if somebody else has changed the same field, or if the
 * edit would introduce a fault.
 */
export async function saveFile(server: ViteDevServer, path: string, edit: FileEdit): Promise<Saved> {
  const file = `${contentRoot()}/${path}`;
  const before = await readFile(file, 'utf8');
  const result = applyEdit(path, before, edit);
  if ('conflicts' in result) return result;
  if (result.text !== before) {
    const faults = await faultsOfFile(server, path, result.text);
    if (faults.length > 0) return { faults };
    // Somebody else may have saved while the content was being checked.
    if ((await readFile(file, 'utf8')) !== before) return saveFile(server, path, edit);
    // Write to a temporary file and rename it, so that a crash leaves either the old file or the new one.
    await writeFile(`${file}.saving`, result.text);
    await rename(`${file}.saving`, file);
  }
  return { version: versionOf(result.text) };
}
