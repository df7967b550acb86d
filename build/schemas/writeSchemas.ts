import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, Worker } from 'node:worker_threads';
import { listContent } from '../../src/content/reading/readContent.ts';
import { mediaPictures } from '../../src/media/mediaFiles.ts';
import { codeFingerprint } from '../fingerprint.ts';

/** Where editors find the schemas, as .vscode/settings.json says. */
const FOLDER = '.cache/schemas';

const STAMP = join(FOLDER, 'stamp');

/** Everything the schemas depend on: the code, and the names of the records and pictures that fields refer to. */
const currentState = () =>
  [codeFingerprint(), ...listContent('records', ['.yaml']), ...mediaPictures()].join('\n');

function isFresh(state: string): boolean {
  try {
    return readFileSync(STAMP, 'utf8') === state;
  } catch {
    return false;
  }
}

/** Writes the JSON Schemas of the content for editors, unless they are up to date. */
export async function writeSchemas(): Promise<void> {
  const state = currentState();
  if (isFresh(state)) return;
  const { contentSchemas } = await import('./contentSchemas.ts');
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const { name, make } of contentSchemas)
    writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(make()));
  writeFileSync(STAMP, state);
}

/** Does so in a worker thread. Without the schemas, editors merely do not complete YAML. */
export function writeSchemasInBackground(): void {
  if (isFresh(currentState())) return;
  const worker = new Worker(new URL(import.meta.url));
  worker.on('error', (error) => console.warn(`The JSON Schemas of the content were not written: ${error}`));
  worker.unref();
}

if (!isMainThread) await writeSchemas();
