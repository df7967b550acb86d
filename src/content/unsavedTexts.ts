import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { processWide } from './processWide.ts';

/** Texts of content files by path; null for a file that shall be gone. */
type Texts = ReadonlyMap<string, string | null>;

const scope = processWide('site:unsaved-texts', () => new AsyncLocalStorage<Texts>());

/** The text of a content file: the unsaved one of the editor on whose behalf it is read, or else the file on disk. */
export function readFileText(file: string): string {
  return scope.getStore()?.get(file) ?? readFileSync(file, 'utf8');
}

/** The files of a folder, by their paths in it: those on disk, as they would be if these texts were saved. */
export function withUnsavedFiles(folder: string, onDisk: readonly string[]): string[] {
  const texts = scope.getStore();
  if (!texts) return [...onDisk];
  const start = `${folder.replace(/\/\.?$/, '')}/`;
  const own = new Set(onDisk);
  for (const [file, text] of texts) {
    if (!file.startsWith(start)) continue;
    if (text === null) own.delete(file.slice(start.length));
    else own.add(file.slice(start.length));
  }
  return [...own];
}

/** Runs a step, synchronous or not, that reads these texts instead of the files on disk. */
export function withUnsavedTexts<Result>(texts: Texts, step: () => Result): Result {
  return scope.run(texts, step);
}
