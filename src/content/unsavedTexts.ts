import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { processWide } from './processWide.ts';

type Texts = ReadonlyMap<string, string>;

const scope = processWide('site:unsaved-texts', () => new AsyncLocalStorage<Texts>());

/** The text of a content file: what the editor that is asking holds and has not saved, or else what is on disk. */
export function readFileText(file: string): string {
  return scope.getStore()?.get(file) ?? readFileSync(file, 'utf8');
}

/** Runs a step, awaited or not, that reads some files as they would be if these texts were saved. */
export function withUnsavedTexts<Result>(texts: Texts, step: () => Result): Result {
  return scope.run(texts, step);
}
