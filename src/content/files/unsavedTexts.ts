import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { processWide } from '../../../shared/processWide.ts';

/** Texts of content files by path; null for a file to be deleted. */
type Texts = ReadonlyMap<string, string | null>;

/** Texts that are read in place of the files on disk. Caches are filled with them only if they are about to be saved. */
interface Unsaved {
  texts: Texts;
  isForCaches: boolean;
}

const scope = processWide('site:unsaved-texts', () => new AsyncLocalStorage<Unsaved | undefined>());

/** The text of a content file: the unsaved one of the editor on whose behalf it is read, or else the file on disk. */
export function readFileText(file: string): string {
  return scope.getStore()?.texts.get(file) ?? readFileSync(file, 'utf8');
}

/** The files of a folder, by their paths in it: those on disk, as they would be if these texts were saved. */
export function withUnsavedFiles(folder: string, onDisk: readonly string[]): string[] {
  const texts = scope.getStore()?.texts;
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

/** Files that have an unsaved text here. */
export const unsavedFiles = (): string[] => [...(scope.getStore()?.texts.keys() ?? [])];

/**
 * Runs a step, synchronous or not, that reads these texts instead of the files on disk. What it gets from a cache of
 * content is what the files on disk say.
 */
export function withUnsavedTexts<Result>(texts: Texts, step: () => Result): Result {
  return scope.run({ texts, isForCaches: false }, step);
}

/**
 * Runs a synchronous step as if these texts were saved. Caches of content are filled with them, so forget the content
 * before, and again afterwards unless the texts are then saved.
 */
export function asIfSaved<Result>(texts: Texts, step: () => Result): Result {
  return scope.run({ texts, isForCaches: true }, step);
}

/** Runs a step whose result is cached. Other pages get it too, so it reads no unsaved text of a drawing. */
export function forCache<Result>(step: () => Result): Result {
  return scope.getStore()?.isForCaches === false ? scope.run(undefined, step) : step();
}
