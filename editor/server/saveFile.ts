import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ViteDevServer } from 'vite';
import { noteReadAhead } from '../../build/dev/readAhead.ts';
import { UNFINISHED } from '../../build/dev/reloadAfterEdits.ts';
import type { Fault } from '../../shared/Fault.ts';
import { type ContentState, forgetContent, recallContent } from '../../src/content/files/contentCache.ts';
import { applyEdit, type Conflicts, type FileEdit, versionOf } from '../saving/contentFile.ts';
import { countEventChange } from '../saving/countEventChange.ts';
import { checkFile } from './changeContent.ts';
import { fileOf, Refusal } from './contentPaths.ts';

/** Result of a save: the new version and whether more has changed than the edit, or why nothing was written. */
export type Saved = { version: string; isMerged: boolean } | Conflicts | { faults: readonly Fault[] };

/**
 * Writes a checked text, unless somebody else has saved the file while it was being checked. Nothing else runs meanwhile,
 * so that what the check has read is what the site says from now on.
 */
function writeIfSame(
  file: string,
  { before, text, after }: { before: string; text: string; after: ContentState },
) {
  if (readFileSync(file, 'utf8') !== before) {
    forgetContent();
    return false;
  }
  // Write to a temporary file and rename it, so that a crash leaves either the old file or the new one.
  writeFileSync(file + UNFINISHED, text);
  renameSync(file + UNFINISHED, file);
  recallContent(after);
  noteReadAhead(file, text);
  return true;
}

/**
 * Saves an edit, merged with what is on disk. Writes nothing if somebody else has changed the same field, or if the
 * edit would introduce a fault.
 *
 * @param draw returns the faults that only drawing the merged text finds
 */
export async function saveFile(
  server: ViteDevServer,
  path: string,
  edit: FileEdit,
  draw: (text: string) => Promise<readonly Fault[]> = async () => [],
): Promise<Saved> {
  const file = fileOf(path);
  const before = await readFile(file, 'utf8').catch(() => {
    throw new Refusal(
      `${path} is no longer there: somebody has deleted or renamed it. Nothing was saved.`,
      404,
    );
  });
  const result = applyEdit(path, before, edit);
  if ('conflicts' in result) return result;
  const text = countEventChange(path, before, result.text, new Date().toISOString().slice(0, 10));
  if (text !== before) {
    const drawn = await draw(text);
    if (drawn.length > 0) return { faults: drawn };
    const { faults, after } = await checkFile(server, path, text);
    if (faults.length > 0) return { faults };
    if (!writeIfSame(file, { before, text, after })) return saveFile(server, path, edit, draw);
  }
  return {
    version: versionOf(text),
    isMerged: versionOf(before) !== edit.version || text !== result.text,
  };
}
