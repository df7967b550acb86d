import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ViteDevServer } from 'vite';
import { UNFINISHED } from '../../build/dev/reloadAfterEdits.ts';
import { importAsPagesDo } from '../../build/dev/siteModules.ts';
import { type Fault, formatFault } from '../../shared/Fault.ts';
import { forgetContent } from '../../src/content/files/contentCache.ts';
import { asIfSaved } from '../../src/content/files/unsavedTexts.ts';
import { fileOf } from './contentPaths.ts';

/** New texts of content files, by their paths below the content folder; null deletes a file. */
export type ContentChange = ReadonlyMap<string, string | null>;

/**
 * The faults that a check finds with a change, and not without it.
 *
 * @param isKept leaves what has been read with a faultless change in the caches, as the change is about to be written
 */
function newFaults(change: ContentChange, check: () => Fault[], isKept = false): Fault[] {
  // A fault that moves with its line is the same one.
  const nameOf = ({ file, text }: Fault) => `${file} ${text}`;
  const known = new Set(check().map(nameOf));
  forgetContent();
  let faults: Fault[] | undefined;
  try {
    // Synchronous, so that no page is rendered with a change that may never be saved.
    const texts = new Map([...change].map(([path, text]) => [fileOf(path), text]));
    faults = asIfSaved(texts, check).filter((fault) => !known.has(nameOf(fault)));
    return faults;
  } finally {
    if (!isKept || faults?.length !== 0) forgetContent();
  }
}

/** The faults, links of all files included, that a change would add to those that the site has. */
export async function faultsOfChange(server: ViteDevServer, change: ContentChange): Promise<Fault[]> {
  const { checkStructure } = await importAsPagesDo<typeof import('../../build/check/checkSite.ts')>(
    server,
    'build/check/checkSite.ts',
  );
  return newFaults(change, () => Object.values(checkStructure()).flat());
}

/**
 * The faults that saving a file would add: its own links are checked, and the content of all files.
 *
 * @param isSaved whether the caller saves it in the same turn if there are none
 */
export async function faultsOfFile(
  server: ViteDevServer,
  path: string,
  text: string,
  isSaved = false,
): Promise<Fault[]> {
  const { faultsAround } = await importAsPagesDo<typeof import('../../build/check/checkSite.ts')>(
    server,
    'build/check/checkSite.ts',
  );
  return newFaults(new Map([[path, text]]), () => faultsAround(path), isSaved);
}

/** Writes a change. Every file has either its old or its new text, even if the machine stops in between. */
export async function writeChange(change: ContentChange): Promise<void> {
  for (const [path, text] of change) {
    if (text === null) continue;
    await mkdir(dirname(fileOf(path)), { recursive: true });
    await writeFile(fileOf(path) + UNFINISHED, text);
    await rename(fileOf(path) + UNFINISHED, fileOf(path));
  }
  for (const [path, text] of change) if (text === null) await rm(fileOf(path), { force: true });
}

/** Faults as lines to read. */
export const linesOf = (faults: readonly Fault[]): string[] => faults.map(formatFault);

export const isContentFile = (path: string): boolean => existsSync(fileOf(path));
