import { readFile, rename, writeFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import type { ContentFault } from '../../src/content/contentError.ts';
import { CONTENT_ROOT } from '../../src/content/contentRoot.ts';
import { applyEdit, type FileEdit, versionOf } from '../saving/contentFile.ts';
import type { Conflict } from '../saving/mergeData.ts';
import { newFaults } from './checkText.ts';

/** What became of a save: the new version, or why nothing was written. */
export type Saved =
  | { version: string }
  | { conflicts: readonly Conflict[] }
  | { faults: readonly ContentFault[] };

/**
 * Saves an edit, merged with what is on disk. Writes nothing if somebody else has changed the same place, or if the
 * content would have a fault that it does not have now.
 */
export async function saveFile(server: ViteDevServer, path: string, edit: FileEdit): Promise<Saved> {
  const file = `${CONTENT_ROOT}/${path}`;
  const before = await readFile(file, 'utf8');
  const result = applyEdit(path, before, edit);
  if ('conflicts' in result) return result;
  if (result.text !== before) {
    const faults = await newFaults(server, path, result.text);
    if (faults.length > 0) return { faults };
    // Checking takes a moment, in which somebody else may have saved.
    if ((await readFile(file, 'utf8')) !== before) return saveFile(server, path, edit);
    // A file is either as it was or as it shall be, even if the machine stops in between.
    await writeFile(`${file}.saving`, result.text);
    await rename(`${file}.saving`, file);
  }
  return { version: versionOf(result.text) };
}
