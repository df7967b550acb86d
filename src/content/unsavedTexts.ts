import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { processWide } from './processWide.ts';

/** Texts of content files by path; null for a file that shall be gone. */
type Texts = ReadonlyMap<string, string | null>;

const scope = processWide('site:unsaved-texts', () => new AsyncLocalStorage<Texts>());

/** The text of a content file: what the editor that is asking holds and has not saved, or else what is on disk. */
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

/** Runs a step, awaited or not, that reads some files as they would be if these texts were saved. */
export function withUnsavedTexts<Result>(texts: Texts, step: () => Result): Result {
  return scope.run(texts, step);
}
